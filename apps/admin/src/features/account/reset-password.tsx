import { Button } from "@mantine/core";
import { useState } from "react";
import { resetPassword, type User, usersQuery } from "#api/account.ts";
import { AddressOnce } from "#components/browser/address-once.tsx";
import { ConfirmedAction } from "#components/dialogs/confirmed-action.tsx";
import { Dialog } from "#components/dialogs/dialog.tsx";
import { formatMoment } from "#components/format-moment.ts";
import { fill, strings } from "#components/strings.ts";
import { OpenWorkList } from "./open-work-list.tsx";
import { messages } from "./strings.ts";

const { reset: labels } = messages;

type Made = Awaited<ReturnType<typeof resetPassword>>;

/** Makes a forgotten password invalid, and shows the address where its owner chooses a new one. */
export function ResetPassword({ user: { id, email } }: { user: User }) {
  const [made, setMade] = useState<Made | null>(null);
  const close = () => setMade(null);
  return (
    <>
      <ConfirmedAction
        destructive
        action={labels.reset}
        label={fill(labels.resetOf, { email })}
        title={labels.title}
        question={fill(labels.text, { email })}
        details={<OpenWorkList id={id} />}
        mutationFn={() => resetPassword(id)}
        failed={messages.failed}
        refresh={[usersQuery]}
        onSuccess={setMade}
      />
      {made && (
        // Only its button closes it: the address is not shown again.
        <Dialog opened onClose={close} title={labels.doneTitle} closable={false}>
          <p>{fill(labels.doneText, { email, when: formatMoment(made.expiresAt) })}</p>
          <AddressOnce label={labels.address} help={labels.addressHelp} address={made.address} />
          <Button variant="default" mt="xl" onClick={close}>
            {strings.accept}
          </Button>
        </Dialog>
      )}
    </>
  );
}
