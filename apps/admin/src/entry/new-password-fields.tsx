import type { GetInputPropsReturnType } from "@mantine/form";
import { newPasswordProblem } from "./credentials.ts";
import { PasswordField } from "./password-field.tsx";
import { words } from "./strings.ts";

/** Values of a new password and its repetition. */
interface NewPassword {
  password: string;
  repeated: string;
}

interface NewPasswordFieldsProps {
  /** The form's own `getInputProps`. */
  inputProps: (name: keyof NewPassword) => GetInputPropsReturnType;
}

/** What `useForm` asks of a new password. */
export const newPasswordRules = {
  password: newPasswordProblem,
  repeated: (repeated: string, { password }: NewPassword) =>
    repeated === password ? null : words.passwordsDiffer,
};

/** A new password, typed twice. */
export function NewPasswordFields({ inputProps }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={words.newPassword}
        description={words.passwordHelp}
        autoComplete="new-password"
        {...inputProps("password")}
      />
      <PasswordField label={words.repeatPassword} autoComplete="new-password" {...inputProps("repeated")} />
    </>
  );
}
