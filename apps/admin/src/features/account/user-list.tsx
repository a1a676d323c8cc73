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
import { messages } from "./strings.ts";

const { users: labels } = messages;

interface UsersProps {
  /** E-mail of the account that is signed in. */
  ownEmail: string;
  mayManage: boolean;
  /** Whether all accounts need a second factor. */
  secondFactorRequired: boolean;
}

/** Who may edit the site, and with which permission. */
export function Users({ ownEmail: email, mayManage, secondFactorRequired }: UsersProps) {
  return (
    <Panel title={labels.title} note={labels.text}>
      {mayManage ? (
        <>
          <SecondFactorPolicy required={secondFactorRequired} />
          <UserList ownEmail={email} />
        </>
      ) : (
        <p>{labels.onlyOwner}</p>
      )}
    </Panel>
  );
}

function UserList({ ownEmail: email }: { ownEmail: string }) {
  const { data: users, isError, refetch } = useQuery(usersQuery);
  return (
    <>
      {isError && <LoadFailure message={messages.loadFailed} onRetry={refetch} />}
      <ul className={classes.list}>
        {users?.map((user) => (
          <UserItem key={user.id} user={user} isOwn={user.email === email} />
        ))}
      </ul>
      <NewUserForm />
    </>
  );
}

interface UserItemProps {
  user: User;
  /** The account that is signed in: it cannot delete itself. */
  isOwn: boolean;
}

/** One account: its protection, its permission, and the buttons that end its sessions or the account. */
function UserItem({ user, isOwn }: UserItemProps) {
  const { id, email, secondFactor, sessions } = user;
  const common = { failed: messages.failed, refresh: [usersQuery, accountQuery] };
  return (
    <li className={classes.item}>
      <div className={classes.main}>
        <p className={classes.name}>
          {email} {isOwn && <span className={classes.badge}>{labels.you}</span>}
        </p>
        <p className={classes.note}>
          {secondFactor ? labels.withFactor : labels.withoutFactor} ·{" "}
          {sessions === 1 ? labels.oneSession : fill(labels.sessions, { count: sessions })}
        </p>
      </div>
      <Group gap="0.5rem">
        <RoleChoice user={user} />
        {!isOwn && (
          <>
            <ConfirmedAction
              action={labels.endSessions}
              label={fill(labels.endSessionsOf, { email })}
              title={labels.endSessionsTitle}
              question={fill(labels.endSessionsText, { email })}
              disabled={sessions === 0}
              mutationFn={() => endUserSessions(id)}
              done={labels.sessionsEnded}
              {...common}
            />
            <ResetPassword user={user} />
            <ConfirmedAction
              destructive
              action={labels.remove}
              label={fill(labels.removeOf, { email })}
              title={labels.removeTitle}
              question={fill(labels.removeText, { email })}
              details={<OpenWorkList id={id} />}
              mutationFn={() => deleteUser(id)}
              done={labels.removed}
              {...common}
            />
          </>
        )}
      </Group>
    </li>
  );
}
