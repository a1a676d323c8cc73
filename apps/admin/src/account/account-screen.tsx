import { useQuery } from "@tanstack/react-query";
import { accountQuery } from "../api/account.ts";
import classes from "../publish/panel.module.css";
import { LoadFailure } from "../shell/load-failure.tsx";
import { Loading } from "../shell/loading.tsx";
import { ScreenHeader } from "../shell/screen-header.tsx";
import { PasswordForm } from "./password-form.tsx";
import { SecondFactor } from "./second-factor.tsx";
import { Sessions } from "./sessions.tsx";
import { words } from "./strings.ts";
import { Users } from "./users.tsx";

/** «Cuenta»: password, second step, open sessions, and who else may edit. */
export function AccountScreen() {
  const { data, isError, refetch } = useQuery(accountQuery);
  return (
    <>
      <ScreenHeader title={words.title} intro={words.intro} />
      {data && (
        <div className={classes.screen}>
          <p className={classes.name}>
            {data.email} <span className={classes.badge}>{words.roles[data.role]}</span>
          </p>
          <PasswordForm email={data.email} />
          <SecondFactor state={data.secondFactor} />
          <Sessions sessions={data.sessions} />
          <Users own={data.email} mayManage={data.role === "propietaria"} />
        </div>
      )}
      {!data && isError && <LoadFailure message={words.loadFailed} onRetry={refetch} />}
      {!data && !isError && <Loading />}
    </>
  );
}
