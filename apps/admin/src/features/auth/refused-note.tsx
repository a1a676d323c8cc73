import { Button } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { accountQuery } from "#api/account.ts";
import { type Session, sessionQuery } from "#api/session.ts";
import { formatMoment } from "#components/format-moment.ts";
import classes from "#components/panel.module.css";
import { fill, strings } from "#components/strings.ts";
import authClasses from "./auth.module.css";
import { messages } from "./strings.ts";

/** After a sign-in: how many tries were refused for the account before it. It stays until it is closed. */
export function RefusedNote({ session }: { session: Session }) {
  const client = useQueryClient();
  const { refused, ...rest } = session;
  const { data: account } = useQuery({ ...accountQuery, enabled: refused !== undefined });
  if (!refused) return null;
  const { count, last } = refused;
  return (
    <section className={authClasses.refused} aria-label={messages.refusedLabel}>
      <p>
        {fill(count === 1 ? messages.refusedOne : messages.refusedMany, { count, when: formatMoment(last) })}{" "}
        {account?.secondFactor.active === false ? messages.refusedAdviceFactor : messages.refusedAdvice}
      </p>
      <p className={classes.actions}>
        <Link to="/cuenta" className={classes.link}>
          {messages.refusedWay}
        </Link>
        <Button variant="default" onClick={() => client.setQueryData(sessionQuery.queryKey, rest)}>
          {strings.accept}
        </Button>
      </p>
    </section>
  );
}
