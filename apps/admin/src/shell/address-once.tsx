import { Button, TextInput } from "@mantine/core";
import classes from "../publish/panel.module.css";
import { strings } from "../strings.ts";
import { toasts } from "../toasts/toasts.ts";

interface AddressOnceProps {
  label: string;
  help: string;
  address: string;
}

/** An address that is told this once, to be copied. */
export function AddressOnce({ label, help, address }: AddressOnceProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toasts.success(strings.copied);
    } catch {
      toasts.error(strings.copyFailed);
    }
  };
  return (
    <div className={classes.row}>
      <TextInput
        readOnly
        className={classes.grow}
        label={label}
        description={help}
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button onClick={copy}>{strings.copy}</Button>
    </div>
  );
}
