import { TextInput } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { Search } from "lucide-react";
import { type KeyboardEvent, useId, useMemo, useState } from "react";
import { Dialog } from "#components/dialogs/dialog.tsx";
import { fill } from "#components/strings.ts";
import { findEntries } from "./find-entries.ts";
import { ResultList, resultId } from "./result-list.tsx";
import classes from "./search.module.css";
import type { SearchEntry } from "./search-entry.ts";
import type { NamedScreen } from "./site-entries.ts";
import { messages } from "./strings.ts";
import { useSearchEntries } from "./use-search-entries.ts";

interface SearchDialogProps {
  /** The screens that the navigation names. */
  screens: readonly NamedScreen[];
  onClose: () => void;
}

/** Searches every field, record, section, screen and action; Enter goes to the one that is chosen. */
export function SearchDialog({ screens, onClose }: SearchDialogProps) {
  const { entries, failed } = useSearchEntries(screens);
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState(0);
  const results = useMemo(() => findEntries(entries, text), [entries, text]);
  const navigate = useNavigate();
  const list = useId();
  const open = ({ to }: SearchEntry) => {
    onClose();
    if (to === null) window.open("/", "_blank", "noreferrer");
    else void navigate(to);
  };
  const choose = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const entry = results[chosen];
    if (step !== undefined && results.length > 0)
      setChosen((chosen + step + results.length) % results.length);
    else if (event.key === "Enter" && entry) open(entry);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog opened onClose={onClose} title={messages.title} size="lg">
      {/* The pattern of ARIA for a text with a list: the list floats nowhere, so Mantine's own would be weight alone. */}
      <TextInput
        data-autofocus
        label={messages.label}
        description={messages.hint}
        placeholder={messages.placeholder}
        leftSection={<Search size={20} aria-hidden />}
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={results.length > 0}
        aria-controls={list}
        aria-activedescendant={results.length > 0 ? resultId(list, chosen) : undefined}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setChosen(0);
        }}
        onKeyDown={choose}
      />
      <p role="status" className={classes.count}>
        {failed && `${messages.failed} `}
        {text.trim() !== "" && countWords(results.length, text)}
      </p>
      <ResultList id={list} results={results} chosen={chosen} text={text} onOpen={open} />
    </Dialog>
  );
}

/** How far each key moves the choice. */
const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function countWords(count: number, text: string): string {
  if (count === 0) return fill(messages.none, { text: text.trim() });
  return count === 1 ? messages.foundOne : fill(messages.found, { count });
}
