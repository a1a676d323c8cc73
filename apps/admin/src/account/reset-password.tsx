import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { resetPassword, type User } from "../api/account.ts";
import { reasonOf } from "../api/client.ts";
import { formatMoment } from "../publish/dates.ts";
import { AddressOnce } from "../shell/address-once.tsx";
import { ConfirmDialog } from "../shell/confirm-dialog.tsx";
import { Dialog } from "../shell/dialog.tsx";
import { fill, strings } from "../strings.ts";
import { toasts } from "../toasts/toasts.ts";
import { words } from "./strings.ts";

const { reset: own } = words;

interface ResetPasswordProps {
  user: User;
}

/** Takes the password of somebody who forgot it away, and shows the address where a new one is chosen. */
export function ResetPassword({ user: { id, email } }: ResetPasswordProps) {
  const [asking, setAsking] = useState(false);
  const { mutate, data, reset, isPending } = useMutation({
    mutationFn: () => resetPassword(id),
    onError: (error) => toasts.error(reasonOf(error, words.failed)),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button variant="default" aria-label={fill(own.resetOf, { email })} onClick={() => setAsking(true)}>
        {own.reset}
      </Button>
      {asking && (
        <ConfirmDialog
          destructive
          title={own.title}
          confirm={own.reset}
          busy={isPending}
          onConfirm={() => mutate()}
          onClose={() => setAsking(false)}
        >
          {fill(own.text, { email })}
        </ConfirmDialog>
      )}
      {data && (
        // Closed by its button alone: the address is not shown again.
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
