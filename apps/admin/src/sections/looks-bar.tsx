import type { SelectedSections } from "@consultorio/content";
import { Button, Group, NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import { Dialog } from "../shell/dialog.tsx";
import { fill, strings } from "../strings.ts";
import classes from "./sections.module.css";
import { useLooks } from "./use-looks.ts";

interface LooksBarProps {
  /** The selection on the screen. */
  sections: SelectedSections;
  onUse: (sections: SelectedSections) => void;
}

const words = strings.looks;

/** Whole selections under a name: used, kept and forgotten. The original one is always there. */
export function LooksBar({ sections, onUse }: LooksBarProps) {
  const { looks, busy, failed, keep, remove } = useLooks();
  const [chosen, setChosen] = useState("");
  const [naming, setNaming] = useState(false);
  const look = looks.find(({ name }) => name === chosen);

  return (
    <section className={classes.looks} aria-label={words.title}>
      <NativeSelect
        label={words.title}
        description={words.help}
        value={look?.name ?? ""}
        data={[
          { value: "", label: words.original },
          ...looks.map(({ name }) => ({ value: name, label: name })),
        ]}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <Group>
        <Button variant="default" onClick={() => onUse(look?.sections ?? {})}>
          {fill(words.use, { name: look?.name ?? words.original })}
        </Button>
        {look && (
          <Button variant="default" disabled={busy} onClick={() => void remove(look.name)}>
            {fill(words.remove, { name: look.name })}
          </Button>
        )}
        <Button variant="default" disabled={busy} onClick={() => setNaming(true)}>
          {words.keep}
        </Button>
      </Group>
      {failed && <p role="alert">{words.failed}</p>}
      {naming && (
        <NameDialog
          onName={async (name) => {
            if (await keep(name, sections)) setChosen(name);
            setNaming(false);
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </section>
  );
}

interface NameDialogProps {
  onName: (name: string) => void;
  onClose: () => void;
}

function NameDialog({ onName, onClose }: NameDialogProps) {
  const [name, setName] = useState("");
  const [tried, setTried] = useState(false);
  const keep = () => {
    setTried(true);
    if (name.trim() !== "") onName(name.trim());
  };
  return (
    <Dialog opened onClose={onClose} title={words.keep}>
      <TextInput
        data-autofocus
        label={words.name}
        maxLength={60}
        value={name}
        error={tried && name.trim() === "" ? strings.collections.missing : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Group mt="xl" justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {strings.cancel}
        </Button>
        <Button onClick={keep}>{words.confirm}</Button>
      </Group>
    </Dialog>
  );
}
