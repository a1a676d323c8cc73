import { contract, type Role } from "@consultorio/api/contract";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "./client.ts";

export { type OpenSession, type Role, roleSchema, type User } from "@consultorio/api/contract";

/** The account of the caller: its e-mail, its second factor, and its sessions. */
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

export const endSecondFactor = () => callApi(contract.endSecondFactor, {});

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

/** Removes another account's password; its owner chooses a new one at the address, which is shown only once. */
export const resetPassword = (id: string) => callApi(contract.resetPassword, { params: { id } });

/** The open work of an account, which ends when the account is deleted or reset, or becomes an editor's. */
export const openWorkQuery = (id: string) =>
  queryOptions({
    queryKey: ["open-work", id],
    queryFn: () => callApi(contract.readOpenWork, { params: { id } }),
    staleTime: 0,
    gcTime: 0,
  });

export const endUserSessions = (id: string) => callApi(contract.endUserSessions, { params: { id } });

/** Requires a second factor of every account, or stops requiring it. */
export const requireSecondFactor = (required: boolean) =>
  callApi(contract.requireSecondFactor, { body: { required } });

export const deleteUser = (id: string) => callApi(contract.deleteUser, { params: { id } });
