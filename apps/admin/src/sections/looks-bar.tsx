import type { SelectedSections } from "@consultorio/content";
import { Button, Group, NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import { words as collectionsWords } from "../collections/strings.ts";
import { Dialog } from "../shell/dialog.tsx";
import { fill, strings } from "../strings.ts";
import classes from "./sections.module.css";
import { words } from "./strings.ts";
import { useLooks } from "./use-looks.ts";

interface LooksBarProps {
  /** The selection on the screen. */
  sections: SelectedSections;
  onUse: (sections: SelectedSections) => void;
}

/** Whole selections under a name: used, kept and forgotten. The original one is always there. */
export function LooksBar({ sections, onUse }: LooksBarProps) {
  const { looks, busy, failed, keep, remove } = useLooks();
  const [chosen, setChosen] = useState("");
  const [naming, setNaming] = useState(false);
  const look = looks.find(({ name }) => name === chosen);

  return (
    <section className={classes.looks} aria-label={words.looks.title}>
      <NativeSelect
        label={words.looks.title}
        description={words.looks.help}
        value={look?.name ?? ""}
        data={[
          { value: "", label: words.looks.original },
          ...looks.map(({ name }) => ({ value: name, label: name })),
        ]}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <Group>
        <Button variant="default" onClick={() => onUse(look?.sections ?? {})}>
          {fill(words.looks.use, { name: look?.name ?? words.looks.original })}
        </Button>
        {look && (
          <Button variant="default" disabled={busy} onClick={() => void remove(look.name)}>
            {fill(words.looks.remove, { name: look.name })}
          </Button>
        )}
        <Button variant="default" disabled={busy} onClick={() => setNaming(true)}>
          {words.looks.keep}
        </Button>
      </Group>
      {failed && <p role="alert">{words.looks.failed}</p>}
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
    <Dialog opened onClose={onClose} title={words.looks.keep}>
      <TextInput
        data-autofocus
        label={words.looks.name}
        maxLength={60}
        value={name}
        error={tried && name.trim() === "" ? collectionsWords.missing : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Group mt="xl" justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {strings.cancel}
        </Button>
        <Button onClick={keep}>{words.looks.confirm}</Button>
      </Group>
    </Dialog>
  );
}
