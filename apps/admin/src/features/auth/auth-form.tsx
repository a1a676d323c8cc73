import { Button, Stack } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { type Session, sessionQuery } from "#api/session.ts";
import { onSubmitOrFocus } from "#components/submit-form.ts";
import classes from "./auth.module.css";

interface AuthFormProps<Values> {
  form: UseFormReturnType<Values>;
  /** Sends the values to the server. */
  submit: (values: Values) => Promise<Session>;
  /** Called once the session is known. */
  onDone: () => void;
  /** A refusal in words. */
  refusal: (error: Error) => string;
  /** Whether an answer only asks for another field. */
  asksForMore?: (error: Error) => boolean;
  label: string;
  /** Label of the button during the call. */
  busyLabel: string;
  children: ReactNode | ((error: Error | null) => ReactNode);
}

/** A form that begins a session, with the reason of a refusal above its fields. */
export function AuthForm<Values>({
  form,
  submit,
  onDone,
  refusal,
  asksForMore = () => false,
  children,
  ...props
}: AuthFormProps<Values>) {
  const client = useQueryClient();
  const { mutate, error, isPending } = useMutation({
    mutationFn: submit,
    onSuccess: (session) => {
      client.setQueryData(sessionQuery.queryKey, session);
      onDone();
    },
  });
  const reason = useRef<HTMLParagraphElement>(null);
  // The button that sent it was off meanwhile and has lost the focus.
  useEffect(() => {
    if (error) reason.current?.focus();
  }, [error]);
  return (
    <form noValidate onSubmit={onSubmitOrFocus(form, mutate)}>
      <Stack gap="lg">
        {error && (
          <p
            ref={reason}
            tabIndex={-1}
            role={asksForMore(error) ? "status" : "alert"}
            className={asksForMore(error) ? classes.question : classes.failure}
          >
            {refusal(error)}
          </p>
        )}
        {typeof children === "function" ? children(error) : children}
        <Button type="submit" size="lg" disabled={isPending}>
          {isPending ? props.busyLabel : props.label}
        </Button>
      </Stack>
    </form>
  );
}
