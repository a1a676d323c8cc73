import { Button, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMutation } from "@tanstack/react-query";
import { reasonOf } from "#api/client.ts";
import { confirmSession } from "#api/session.ts";
import { Dialog } from "#components/dialogs/dialog.tsx";
import { DialogButtons } from "#components/dialogs/dialog-buttons.tsx";
import { PasswordField } from "#components/passwords/password-fields.tsx";
import { strings } from "#components/strings.ts";
import { onSubmitOrFocus, setProblems } from "#components/submit-form.ts";
import { messages } from "./strings.ts";

interface ConfirmDialogProps {
  email: string;
  /** Whether a code is asked for too. */
  secondFactor: boolean;
  onEnd: (confirmed: boolean) => void;
}

/** Asks for the password over whatever is open, when a call needs it again. The call goes on afterwards. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Dialog opened onClose={() => props.onEnd(false)} title={messages.confirmTitle}>
      <ConfirmForm {...props} />
    </Dialog>
  );
}

function ConfirmForm({ email, secondFactor, onEnd }: ConfirmDialogProps) {
  const form = useForm({
    name: "confirm-session",
    initialValues: { password: "", code: "" },
    validate: {
      password: (password) => (password === "" ? messages.passwordMissing : null),
      code: (code) => (secondFactor && code.trim() === "" ? messages.codeMissing : null),
    },
  });
  const { mutate, isPending } = useMutation({
    mutationFn: ({ password, code }: typeof form.values) =>
      confirmSession(secondFactor ? { password, code } : { password }),
    onSuccess: () => onEnd(true),
    onError: (error) => {
      if (!setProblems(form, error)) form.setFieldError("password", reasonOf(error, strings.noAnswer));
    },
  });
  return (
    <form noValidate onSubmit={onSubmitOrFocus(form, mutate)}>
      <Stack gap="lg">
        <p>{messages.confirmText}</p>
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          data-autofocus
          label={messages.yourPassword}
          autoComplete="current-password"
          {...form.getInputProps("password")}
        />
        {secondFactor && (
          <TextInput
            label={messages.code}
            description={messages.codeHelp}
            autoComplete="one-time-code"
            {...form.getInputProps("code")}
          />
        )}
      </Stack>
      <DialogButtons>
        <Button variant="default" onClick={() => onEnd(false)}>
          {strings.cancel}
        </Button>
        <Button type="submit" disabled={isPending}>
          {messages.confirm}
        </Button>
      </DialogButtons>
    </form>
  );
}
