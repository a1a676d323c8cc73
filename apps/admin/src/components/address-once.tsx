import { Button, TextInput } from "@mantine/core";
import classes from "./panel.module.css";
import { strings } from "./strings.ts";
import { toasts } from "./toasts.ts";

/** An address that is shown only once, with a button that copies it. */
export function AddressOnce({ label, help, address }: { label: string; help: string; address: string }) {
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toasts.success(strings.copied),
      () => toasts.error(strings.copyFailed),
    );
  return (
    <div className={classes.row}>
      <TextInput
        readOnly
        flex="1 1 16rem"
        label={label}
        description={help}
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button onClick={copy}>{strings.copy}</Button>
    </div>
  );
}
