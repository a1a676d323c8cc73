import { Button, TextInput } from "@mantine/core";
import classes from "#components/panel.module.css";
import { strings } from "#components/strings.ts";
import { copyText } from "./copy-text.ts";

/** An address that is shown only once, with a button that copies it. */
export function AddressOnce({ label, help, address }: { label: string; help: string; address: string }) {
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
      <Button onClick={() => copyText(address, strings)}>{strings.copy}</Button>
    </div>
  );
}
