import { Button, NativeSelect } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  accountQuery,
  deleteUser,
  type Role,
  roleSchema,
  setRole,
  type User,
  usersQuery,
} from "../api/account.ts";
import { reasonOf } from "../api/client.ts";
import classes from "../publish/panel.module.css";
import { ConfirmDialog } from "../shell/confirm-dialog.tsx";
import { fill } from "../strings.ts";
import { toasts } from "../toasts/toasts.ts";
import { ResetPassword } from "./reset-password.tsx";
import { words } from "./strings.ts";

const { users: own } = words;

/** The roles with their names, for a choice. */
export const roleOptions = roleSchema.options.map((value) => ({ value, label: words.roles[value] }));

interface UserItemProps {
  user: User;
  /** The account that looks: it does not end itself. */
  own: boolean;
}

/** One account: its permission, and its end. */
export function UserItem({ user, own: isOwn }: UserItemProps) {
  const { id, email, role } = user;
  const client = useQueryClient();
  const [removing, setRemoving] = useState(false);
  const options = (said: string) => ({
    onSuccess: () => {
      toasts.success(said);
      return Promise.all(
        [usersQuery, accountQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey })),
      );
    },
    onError: (error: Error) => toasts.error(reasonOf(error, words.failed)),
  });
  const changing = useMutation({ mutationFn: (next: Role) => setRole(id, next), ...options(own.changed) });
  const ending = useMutation({ mutationFn: () => deleteUser(id), ...options(own.removed) });
  return (
    <li className={classes.item}>
      <p className={classes.name}>
        {email} {isOwn && <span className={classes.badge}>{own.you}</span>}
      </p>
      <div className={classes.actions}>
        <NativeSelect
          aria-label={fill(own.roleOf, { email })}
          data={roleOptions}
          value={role}
          disabled={changing.isPending}
          onChange={(event) => changing.mutate(roleSchema.parse(event.currentTarget.value))}
        />
        {!isOwn && <ResetPassword user={user} />}
        {!isOwn && (
          <Button
            variant="default"
            aria-label={fill(own.removeOf, { email })}
            onClick={() => setRemoving(true)}
          >
            {own.remove}
          </Button>
        )}
      </div>
      {removing && (
        <ConfirmDialog
          destructive
          title={own.removeTitle}
          confirm={own.remove}
          busy={ending.isPending}
          onConfirm={() => ending.mutate(undefined, { onSettled: () => setRemoving(false) })}
          onClose={() => setRemoving(false)}
        >
          {fill(own.removeText, { email })}
        </ConfirmDialog>
      )}
    </li>
  );
}
