import { contract, type Role } from "@consultorio/api/contract";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "./client.ts";

export { type OpenSession, type Role, roleSchema, type User } from "@consultorio/api/contract";

/** The own account: who, its second factor, and where it is signed in. */
export const accountQuery = queryOptions({
  queryKey: ["account"],
  queryFn: () => callApi(contract.readAccount, {}),
});

export const changePassword = (body: { current: string; password: string }) =>
  callApi(contract.changePassword, { body });

/** A new secret for an authenticator; it counts once a code confirms it. */
export const beginSecondFactor = () => callApi(contract.beginSecondFactor, {});

/** Turns the second factor on; resolves with the recovery codes, which are shown this once. */
export const confirmSecondFactor = async (code: string) =>
  (await callApi(contract.confirmSecondFactor, { body: { code } })).recoveryCodes;

export const endSecondFactor = (password: string) =>
  callApi(contract.endSecondFactor, { body: { password } });

export const endSession = (id: string) => callApi(contract.endSession, { params: { id } });

export const endOtherSessions = () => callApi(contract.endOtherSessions, {});

/** Every account; for an owner. */
export const usersQuery = queryOptions({
  queryKey: ["users"],
  queryFn: async () => (await callApi(contract.listUsers, {})).users,
});

export const createUser = (body: { email: string; password: string; role: Role }) =>
  callApi(contract.createUser, { body });

export const setRole = (id: string, role: Role) =>
  callApi(contract.setRole, { params: { id }, body: { role } });

/** Takes another account's password away; its owner chooses a new one at the address, which is shown this once. */
export const resetPassword = (id: string) => callApi(contract.resetPassword, { params: { id } });

export const deleteUser = (id: string) => callApi(contract.deleteUser, { params: { id } });
