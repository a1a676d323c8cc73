import { Group, NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import {
  accountQuery,
  deleteUser,
  type Role,
  roleSchema,
  setRole,
  type User,
  usersQuery,
} from "#api/account.ts";
import { ConfirmedAction } from "#components/confirmed-action.tsx";
import classes from "#components/panel.module.css";
import { Panel } from "#components/panel.tsx";
import { LoadFailure } from "#components/query-view.tsx";
import { fill } from "#components/strings.ts";
import { useAction } from "#components/use-action.ts";
import { NewUserForm, roleOptions } from "./new-user-form.tsx";
import { ResetPassword } from "./reset-password.tsx";
import { words } from "./strings.ts";

const { users: own } = words;

interface UsersProps {
  /** E-mail of the account that is signed in. */
  own: string;
  mayManage: boolean;
}

/** Who may edit the site, and with which permission. */
export function Users({ own: email, mayManage }: UsersProps) {
  return (
    <Panel title={own.title} note={own.text}>
      {mayManage ? <UserList own={email} /> : <p>{own.onlyOwner}</p>}
    </Panel>
  );
}

function UserList({ own: email }: { own: string }) {
  const { data: users, isError, refetch } = useQuery(usersQuery);
  return (
    <>
      {isError && <LoadFailure message={words.loadFailed} onRetry={refetch} />}
      <ul className={classes.list}>
        {users?.map((user) => (
          <UserItem key={user.id} user={user} own={user.email === email} />
        ))}
      </ul>
      <NewUserForm />
    </>
  );
}

interface UserItemProps {
  user: User;
  /** The account that is signed in: it cannot delete itself. */
  own: boolean;
}

/** One account, with its permission and the button that deletes it. */
function UserItem({ user, own: isOwn }: UserItemProps) {
  const { id, email, role } = user;
  const common = { failed: words.failed, refresh: [usersQuery, accountQuery] };
  const changing = useAction({ mutationFn: (next: Role) => setRole(id, next), done: own.changed, ...common });
  return (
    <li className={classes.item}>
      <p className={classes.name}>
        {email} {isOwn && <span className={classes.badge}>{own.you}</span>}
      </p>
      <Group gap="0.5rem">
        <NativeSelect
          aria-label={fill(own.roleOf, { email })}
          data={roleOptions}
          value={role}
          disabled={changing.isPending}
          onChange={(event) => changing.mutate(roleSchema.parse(event.currentTarget.value))}
        />
        {!isOwn && (
          <>
            <ResetPassword user={user} />
            <ConfirmedAction
              destructive
              action={own.remove}
              label={fill(own.removeOf, { email })}
              title={own.removeTitle}
              question={fill(own.removeText, { email })}
              mutationFn={() => deleteUser(id)}
              done={own.removed}
              {...common}
            />
          </>
        )}
      </Group>
    </li>
  );
}
