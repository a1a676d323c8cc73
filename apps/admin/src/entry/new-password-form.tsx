import { Button, Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { reasonOf } from "../api/client.ts";
import { choosePassword, sessionQuery } from "../api/session.ts";
import { strings } from "../strings.ts";
import classes from "./entry.module.css";
import { NewPasswordFields, newPasswordRules } from "./new-password-fields.tsx";
import { words } from "./strings.ts";

interface NewPasswordFormProps {
  /** The one-time token of the address. */
  token: string;
  onChosen: () => void;
}

/** The password that somebody chooses in place of one that was reset. */
export function NewPasswordForm({ token, onChosen }: NewPasswordFormProps) {
  const client = useQueryClient();
  const form = useForm({
    name: "new-password",
    initialValues: { password: "", repeated: "" },
    validate: newPasswordRules,
  });
  const { mutate, error, isPending } = useMutation({
    mutationFn: choosePassword,
    onSuccess: (session) => {
      client.setQueryData(sessionQuery.queryKey, session);
      onChosen();
    },
  });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        ({ password }) => mutate({ token, password }),
        (errors) => form.getInputNode(Object.keys(errors)[0] ?? "")?.focus(),
      )}
    >
      <Stack gap="lg">
        {error && (
          <p role="alert" className={classes.failure}>
            {reasonOf(error, strings.noAnswer)}
          </p>
        )}
        <NewPasswordFields inputProps={form.getInputProps} />
        <Button type="submit" size="lg" disabled={isPending}>
          {isPending ? words.saving : words.savePassword}
        </Button>
      </Stack>
    </form>
  );
}
