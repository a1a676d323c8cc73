import { NativeSelect } from "@mantine/core";
import { useState } from "react";
import { accountQuery, type Role, roleSchema, setRole, type User, usersQuery } from "#api/account.ts";
import { ActionDialog } from "#components/dialogs/action-dialog.tsx";
import { fill } from "#components/strings.ts";
import { useAction } from "#components/use-action.ts";
import { roleOptions } from "./new-user-form.tsx";
import { OpenWorkList } from "./open-work-list.tsx";
import { messages } from "./strings.ts";

const { users: labels } = messages;

/** The permission of an account. A lower one ends its open work, so the control asks first. */
export function RoleChoice({ user: { id, email, role } }: { user: User }) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { mutate, isPending } = useAction({
    mutationFn: (next: Role) => setRole(id, next),
    done: labels.changed,
    failed: messages.failed,
    refresh: [usersQuery, accountQuery],
    onSettled: close,
  });
  const choose = (next: Role) => (next === "editor" && role === "owner" ? setAsking(true) : mutate(next));
  return (
    <>
      <NativeSelect
        aria-label={fill(labels.roleOf, { email })}
        data={roleOptions}
        value={role}
        disabled={isPending}
        onChange={(event) => choose(roleSchema.parse(event.currentTarget.value))}
      />
      {asking && (
        <ActionDialog
          title={labels.lowerTitle}
          action={labels.lower}
          busy={isPending}
          question
          onAction={() => mutate("editor")}
          onClose={close}
        >
          <p>{fill(labels.lowerText, { email })}</p>
          <OpenWorkList id={id} />
        </ActionDialog>
      )}
    </>
  );
}
