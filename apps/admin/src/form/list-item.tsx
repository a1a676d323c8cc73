import { ActionIcon } from "@mantine/core";
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { isRecord } from "../api/request.ts";
import { fill, strings } from "../strings.ts";
import classes from "./form.module.css";
import { useSiteContentForm } from "./site-content-form.ts";

interface ListItemProps {
  /** Names the entry while it has no words of its own: `Documentos 2`. */
  label: string;
  path: string;
  onRemove: () => void;
  onMoveUp: (() => void) | undefined;
  onMoveDown: (() => void) | undefined;
  children: ReactNode;
}

/** One entry of a list, under its own name, with the buttons that move and remove it. */
export function ListItem({ label, path, onRemove, onMoveUp, onMoveDown, children }: ListItemProps) {
  const form = useSiteContentForm();
  const item = entryName(form.useWatchValue(path)) ?? label;
  return (
    <section className={classes.item} aria-label={item}>
      <header className={classes.itemHeader}>
        <span className={classes.itemName}>{item}</span>
        <ActionIcon
          aria-label={fill(strings.form.moveUp, { item })}
          disabled={!onMoveUp}
          onClick={() => onMoveUp?.()}
        >
          <ArrowUp size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon
          aria-label={fill(strings.form.moveDown, { item })}
          disabled={!onMoveDown}
          onClick={() => onMoveDown?.()}
        >
          <ArrowDown size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon color="urgent" aria-label={fill(strings.form.remove, { item })} onClick={onRemove}>
          <Trash2 size={18} aria-hidden />
        </ActionIcon>
      </header>
      {children}
    </section>
  );
}

/** What an entry calls itself, or null while it has no words. */
function entryName(value: unknown): string | null {
  if (!isRecord(value)) return null;
  const words = [value.name, value.title, value.label, value.nameTitle];
  return words.filter((word) => typeof word === "string").find((word) => word.trim() !== "") ?? null;
}
