import { Button, TextInput } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useMemo, useState } from "react";
import { encode } from "uqr";
import { accountQuery, confirmSecondFactor } from "#api/account.ts";
import { reasonOf } from "#api/client.ts";
import classes from "#components/panel.module.css";
import own from "./account.module.css";
import { words } from "./strings.ts";

const { factor } = words;

interface ConfirmSecondFactorProps {
  /** The secret, and its address for an authenticator. */
  offer: { secret: string; uri: string };
  /** Called once the editor has copied the recovery codes. */
  onDone: () => void;
}

/** Shows the secret, asks for a first code, and then shows the recovery codes. */
export function ConfirmSecondFactor({ offer, onDone }: ConfirmSecondFactorProps) {
  const client = useQueryClient();
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, data, isPending } = useMutation({
    mutationFn: confirmSecondFactor,
    onError: (error) => setProblem(reasonOf(error, words.failed)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!/^\d{6}$/.test(code.replaceAll(" ", ""))) return setProblem(factor.codeMissing);
    setProblem(null);
    mutate(code);
  };
  const done = async () => {
    await client.invalidateQueries({ queryKey: accountQuery.queryKey });
    onDone();
  };
  if (data) return <RecoveryCodes codes={data} onCopied={done} />;
  return (
    <form noValidate className={classes.fields} onSubmit={submit}>
      <p>{factor.scan}</p>
      <QrCode text={offer.uri} />
      <div>
        <p className={classes.note}>{factor.secret}:</p>
        <code className={own.secret}>{offer.secret.match(/.{1,4}/g)?.join(" ")}</code>
      </div>
      <TextInput
        label={factor.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={problem}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <Button type="submit" disabled={isPending}>
        {factor.confirm}
      </Button>
    </form>
  );
}

/** A QR code as one SVG path: no markup comes from a library. */
function QrCode({ text }: { text: string }) {
  const { size, path } = useMemo(() => {
    const { data, size: modules } = encode(text, { ecc: "M", border: 2 });
    const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
    return { size: modules, path: squares.join("") };
  }, [text]);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className={own.qr} role="img" aria-label={factor.picture}>
      <path d={path} />
    </svg>
  );
}

function RecoveryCodes({ codes, onCopied }: { codes: string[]; onCopied: () => void }) {
  return (
    <div role="alert" className={classes.panel}>
      <h3>{factor.recoveryTitle}</h3>
      <p>{factor.recoveryText}</p>
      <ul className={own.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button onClick={onCopied}>{factor.kept}</Button>
    </div>
  );
}
