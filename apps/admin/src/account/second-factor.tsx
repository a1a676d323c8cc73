import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { beginSecondFactor } from "../api/account.ts";
import { reasonOf } from "../api/client.ts";
import classes from "../publish/panel.module.css";
import { fill } from "../strings.ts";
import { toasts } from "../toasts/toasts.ts";
import { ConfirmFactor } from "./confirm-factor.tsx";
import { EndFactor } from "./end-factor.tsx";
import { words } from "./strings.ts";

const { factor } = words;

interface SecondFactorProps {
  state: { active: boolean; codesLeft: number };
}

/** A code beside the password: turned on with an authenticator, turned off with the password. */
export function SecondFactor({ state }: SecondFactorProps) {
  const [ending, setEnding] = useState(false);
  const { mutate, data, reset, isPending } = useMutation({
    mutationFn: beginSecondFactor,
    onError: (error) => toasts.error(reasonOf(error, words.failed)),
  });
  return (
    <section className={classes.panel} aria-labelledby="segundo-paso">
      <h2 id="segundo-paso" className={classes.heading}>
        {factor.title}
      </h2>
      {state.active && !data ? (
        <>
          <p>
            {factor.on} {fill(factor.left, { count: state.codesLeft })}
          </p>
          <Button variant="default" onClick={() => setEnding(true)}>
            {factor.end}
          </Button>
          {ending && <EndFactor onClose={() => setEnding(false)} />}
        </>
      ) : (
        <>
          <p className={classes.note}>{factor.off}</p>
          {data ? (
            <ConfirmFactor offer={data} onDone={reset} />
          ) : (
            <Button variant="default" disabled={isPending} onClick={() => mutate()}>
              {factor.begin}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
