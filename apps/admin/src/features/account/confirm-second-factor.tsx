import { Button, TextInput } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import { encode } from "uqr";
import { accountQuery, confirmSecondFactor, usersQuery } from "#api/account.ts";
import { reasonOf } from "#api/client.ts";
import { copyText } from "#components/browser/copy-text.ts";
import { downloadText } from "#components/browser/download-text.ts";
import classes from "#components/panel.module.css";
import { strings } from "#components/strings.ts";
import { toasts } from "#components/toasts.ts";
import accountClasses from "./account.module.css";
import { messages } from "./strings.ts";

const { factor } = messages;

interface ConfirmSecondFactorProps {
  /** The secret, and its address for an authenticator. */
  offer: { secret: string; uri: string };
  /** Called once the editor has copied the recovery codes. */
  onDone: () => void;
  /** Leaves everything unchanged. */
  onCancel: () => void;
}

/** Shows the secret, asks for a first code, and then shows the recovery codes. */
export function ConfirmSecondFactor({ offer, onDone, onCancel }: ConfirmSecondFactorProps) {
  const client = useQueryClient();
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, data, isPending } = useMutation({
    mutationFn: confirmSecondFactor,
    onSuccess: () => client.invalidateQueries({ queryKey: usersQuery.queryKey }),
    onError: (error) => {
      toasts.endSuccess();
      setProblem(reasonOf(error, messages.failed));
    },
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
        <code className={accountClasses.secret}>{offer.secret.match(/.{1,4}/g)?.join(" ")}</code>
      </div>
      <TextInput
        label={factor.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={problem}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <div className={classes.actions}>
        <Button type="submit" disabled={isPending}>
          {factor.confirm}
        </Button>
        <Button variant="default" disabled={isPending} onClick={onCancel}>
          {strings.cancel}
        </Button>
      </div>
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
    <svg viewBox={`0 0 ${size} ${size}`} className={accountClasses.qr} role="img" aria-label={factor.picture}>
      <path d={path} />
    </svg>
  );
}

/** Its heading has the focus: the button that had it is gone, and the heading would be above the window. */
function RecoveryCodes({ codes, onCopied }: { codes: string[]; onCopied: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = codes.join("\n");
  return (
    <div role="alert" className={classes.panel}>
      <h3 ref={heading} tabIndex={-1}>
        {factor.recoveryTitle}
      </h3>
      <p>{factor.recoveryText}</p>
      <ul className={accountClasses.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button variant="default" onClick={() => copyText(text, factor)}>
          {factor.copy}
        </Button>
        <Button variant="default" onClick={() => downloadText(factor.fileName, `${text}\n`, "text/plain")}>
          {factor.download}
        </Button>
        <Button onClick={onCopied}>{factor.kept}</Button>
      </div>
    </div>
  );
}
