import { PasswordInput, type PasswordInputProps } from "@mantine/core";
import { words } from "./strings.ts";

/** A field for a password, which can be shown. */
export function PasswordField(props: PasswordInputProps) {
  return <PasswordInput visibilityToggleButtonProps={{ "aria-label": words.showPassword }} {...props} />;
}
