import type { SelectedSections } from "@consultorio/content";
import { Button, Group, NativeSelect, TextInput } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { ActionDialog } from "#components/dialogs/action-dialog.tsx";
import { fill, strings } from "#components/strings.ts";
import classes from "./sections.module.css";
import { messages } from "./strings.ts";
import { useLooks } from "./use-looks.ts";

interface LooksBarProps {
  /** The selection on the screen. */
  sections: SelectedSections;
  onUse: (sections: SelectedSections) => void;
}

/** Whole selections under a name: used, saved and deleted. The original one is always there. */
export function LooksBar({ sections, onUse }: LooksBarProps) {
  const { looks, busy, problem, place, save, remove } = useLooks();
  const [chosen, setChosen] = useState("");
  const [naming, setNaming] = useState(false);
  const look = looks.find(({ name }) => name === chosen);
  const saveAs = async (name: string) => {
    if (await save(name, sections)) setChosen(name);
    setNaming(false);
  };
  return (
    <section className={classes.looks} aria-label={messages.looks.title}>
      <NativeSelect
        label={messages.looks.title}
        description={messages.looks.help}
        value={look?.name ?? ""}
        data={[
          { value: "", label: messages.looks.original },
          ...looks.map(({ name }) => ({ value: name, label: name })),
        ]}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <Group>
        <Button variant="default" onClick={() => onUse(look?.sections ?? {})}>
          {fill(messages.looks.use, { name: look?.name ?? messages.looks.original })}
        </Button>
        {look && (
          <Button variant="default" disabled={busy} onClick={() => void remove(look.name)}>
            {fill(messages.looks.remove, { name: look.name })}
          </Button>
        )}
        <Button variant="default" disabled={busy} onClick={() => setNaming(true)}>
          {messages.looks.keep}
        </Button>
      </Group>
      {problem !== "" && (
        <p role="alert">
          {problem}{" "}
          {place !== "" && (
            <Link to="/informacion" search={{ campo: place }}>
              {messages.looks.correct}
            </Link>
          )}
        </p>
      )}
      {naming && <NameDialog onName={saveAs} onClose={() => setNaming(false)} />}
    </section>
  );
}

function NameDialog({ onName, onClose }: { onName: (name: string) => void; onClose: () => void }) {
  const [name, setName] = useState("");
  const [tried, setTried] = useState(false);
  const confirm = () => {
    setTried(true);
    if (name.trim() !== "") onName(name.trim());
  };
  return (
    <ActionDialog
      title={messages.looks.keep}
      action={messages.looks.confirm}
      onAction={confirm}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        label={messages.looks.name}
        maxLength={60}
        value={name}
        error={tried && name.trim() === "" ? strings.textMissing : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </ActionDialog>
  );
}
