import { useQuery } from "@tanstack/react-query";
import { accountQuery } from "#api/account.ts";
import classes from "#components/panel.module.css";
import { QueryScreen } from "#screen/query-screen.tsx";
import { PasswordForm } from "./password-form.tsx";
import { SecondFactor } from "./second-factor.tsx";
import { Sessions } from "./sessions.tsx";
import { messages } from "./strings.ts";
import { Users } from "./user-list.tsx";

/** «Cuenta»: password, second factor, open sessions, and who else may edit. */
export function AccountScreen() {
  return (
    <QueryScreen
      title={messages.title}
      intro={messages.intro}
      query={useQuery(accountQuery)}
      failed={messages.loadFailed}
    >
      {({ email, role, secondFactor, sessions, secondFactorRequired }) => (
        <div className={classes.screen}>
          <p className={classes.name}>
            {email} <span className={classes.badge}>{messages.roles[role]}</span>
          </p>
          <PasswordForm email={email} />
          <SecondFactor state={secondFactor} />
          <Sessions sessions={sessions} />
          <Users ownEmail={email} mayManage={role === "owner"} secondFactorRequired={secondFactorRequired} />
        </div>
      )}
    </QueryScreen>
  );
}
