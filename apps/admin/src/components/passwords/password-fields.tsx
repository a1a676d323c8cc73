import { PasswordInput, type PasswordInputProps } from "@mantine/core";
import type { GetInputPropsReturnType } from "@mantine/form";
import { fill } from "#components/strings.ts";
import { messages } from "./strings.ts";

/** Fewest characters of a new password. */
const passwordMinimum = 12;

/** The problem of an e-mail address, or null. */
export const emailProblem = (email: string): string | null =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? null : messages.emailWrong;

/** The problem of a new password, or null. */
export const newPasswordProblem = (password: string): string | null =>
  [...password].length < passwordMinimum ? messages.passwordShort : null;

/** Values of a new password and its repetition. */
interface NewPassword {
  password: string;
  repeated: string;
}

/** Rules of `useForm` for a new password. */
export const newPasswordRules = {
  password: newPasswordProblem,
  repeated: (repeated: string, { password }: NewPassword) =>
    repeated === password ? null : messages.passwordsDiffer,
};

/** A field for a password, which can be shown, also with the keyboard. */
export function PasswordField(props: PasswordInputProps & { label: string }) {
  const show = fill(messages.showPassword, { label: props.label });
  return (
    <PasswordInput
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ "aria-label": show }}
      {...props}
    />
  );
}

interface NewPasswordFieldsProps {
  /** The form's own `getInputProps`. */
  inputProps: (name: keyof NewPassword) => GetInputPropsReturnType;
}

/** A new password, typed twice. */
export function NewPasswordFields({ inputProps }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={messages.newPassword}
        description={messages.passwordHelp}
        autoComplete="new-password"
        {...inputProps("password")}
      />
      <PasswordField
        label={messages.repeatPassword}
        autoComplete="new-password"
        {...inputProps("repeated")}
      />
    </>
  );
}
