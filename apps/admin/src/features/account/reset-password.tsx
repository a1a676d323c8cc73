import { Button } from "@mantine/core";
import { useState } from "react";
import { resetPassword, type User } from "#api/account.ts";
import { ActionDialog } from "#components/action-dialog.tsx";
import { AddressOnce } from "#components/address-once.tsx";
import { Dialog } from "#components/dialog.tsx";
import { formatMoment } from "#components/format-moment.ts";
import { fill, strings } from "#components/strings.ts";
import { useAction } from "#components/use-action.ts";
import { words } from "./strings.ts";

const { reset: own } = words;

/** Makes a forgotten password invalid, and shows the address where its owner chooses a new one. */
export function ResetPassword({ user: { id, email } }: { user: User }) {
  const [asking, setAsking] = useState(false);
  const { mutate, data, reset, isPending } = useAction({
    mutationFn: () => resetPassword(id),
    failed: words.failed,
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button variant="default" aria-label={fill(own.resetOf, { email })} onClick={() => setAsking(true)}>
        {own.reset}
      </Button>
      {asking && (
        <ActionDialog
          destructive
          title={own.title}
          action={own.reset}
          busy={isPending}
          onAction={mutate}
          onClose={() => setAsking(false)}
        >
          {fill(own.text, { email })}
        </ActionDialog>
      )}
      {data && (
        // Only its button closes it: the address is not shown again.
        <Dialog opened onClose={reset} title={own.doneTitle} closable={false}>
          <p>{fill(own.doneText, { email, when: formatMoment(data.expiresAt) })}</p>
          <AddressOnce label={own.address} help={own.addressHelp} address={data.address} />
          <Button variant="default" mt="xl" onClick={reset}>
            {strings.accept}
          </Button>
        </Dialog>
      )}
    </>
  );
}
