import { Group } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { accountQuery, deleteUser, endUserSessions, type User, usersQuery } from "#api/account.ts";
import { ConfirmedAction } from "#components/dialogs/confirmed-action.tsx";
import classes from "#components/panel.module.css";
import { Panel } from "#components/panel.tsx";
import { LoadFailure } from "#components/query-view.tsx";
import { fill } from "#components/strings.ts";
import { NewUserForm } from "./new-user-form.tsx";
import { OpenWorkList } from "./open-work-list.tsx";
import { ResetPassword } from "./reset-password.tsx";
import { RoleChoice } from "./role-choice.tsx";
import { SecondFactorPolicy } from "./second-factor-policy.tsx";
import { words } from "./strings.ts";

const { users: own } = words;

interface UsersProps {
  /** E-mail of the account that is signed in. */
  own: string;
  mayManage: boolean;
  /** Whether all accounts need a second factor. */
  secondFactorRequired: boolean;
}

/** Who may edit the site, and with which permission. */
export function Users({ own: email, mayManage, secondFactorRequired }: UsersProps) {
  return (
    <Panel title={own.title} note={own.text}>
      {mayManage ? (
        <>
          <SecondFactorPolicy required={secondFactorRequired} />
          <UserList own={email} />
        </>
      ) : (
        <p>{own.onlyOwner}</p>
      )}
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

/** One account: what protects it, its permission, and the buttons that end its sessions or the account. */
function UserItem({ user, own: isOwn }: UserItemProps) {
  const { id, email, secondFactor, sessions } = user;
  const common = { failed: words.failed, refresh: [usersQuery, accountQuery] };
  return (
    <li className={classes.item}>
      <div className={classes.main}>
        <p className={classes.name}>
          {email} {isOwn && <span className={classes.badge}>{own.you}</span>}
        </p>
        <p className={classes.note}>
          {secondFactor ? own.withFactor : own.withoutFactor} ·{" "}
          {sessions === 1 ? own.oneSession : fill(own.sessions, { count: sessions })}
        </p>
      </div>
      <Group gap="0.5rem">
        <RoleChoice user={user} />
        {!isOwn && (
          <>
            <ConfirmedAction
              action={own.endSessions}
              label={fill(own.endSessionsOf, { email })}
              title={own.endSessionsTitle}
              question={fill(own.endSessionsText, { email })}
              disabled={sessions === 0}
              mutationFn={() => endUserSessions(id)}
              done={own.sessionsEnded}
              {...common}
            />
            <ResetPassword user={user} />
            <ConfirmedAction
              destructive
              action={own.remove}
              label={fill(own.removeOf, { email })}
              title={own.removeTitle}
              question={fill(own.removeText, { email })}
              details={<OpenWorkList id={id} />}
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
