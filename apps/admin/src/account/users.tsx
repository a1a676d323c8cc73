import { useQuery } from "@tanstack/react-query";
import { usersQuery } from "../api/account.ts";
import classes from "../publish/panel.module.css";
import { LoadFailure } from "../shell/load-failure.tsx";
import { NewUserForm } from "./new-user-form.tsx";
import { words } from "./strings.ts";
import { UserItem } from "./user-item.tsx";

const { users: own } = words;

interface UsersProps {
  /** E-mail of the account that looks. */
  own: string;
  mayManage: boolean;
}

/** Who may edit the site, and with which permission. */
export function Users({ own: email, mayManage }: UsersProps) {
  return (
    <section className={classes.panel} aria-labelledby="cuentas">
      <h2 id="cuentas" className={classes.heading}>
        {own.title}
      </h2>
      <p className={classes.note}>{own.text}</p>
      {mayManage ? <UserList own={email} /> : <p>{own.onlyOwner}</p>}
    </section>
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
