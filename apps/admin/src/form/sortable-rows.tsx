import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from "@dnd-kit/core";
import { SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { VisuallyHidden } from "@mantine/core";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { fill } from "../strings.ts";
import { words } from "./strings.ts";

interface SortableRowsProps {
  /** Keys of the rows, in order. */
  keys: readonly string[];
  /** What a row is called. */
  nameOf: (index: number) => string;
  onMove: (from: number, to: number) => void;
  /** Draws a row; `move` puts it at another place, tells it, and keeps the focus on it. */
  children: (index: number, move: (to: number) => void) => ReactNode;
  className?: string | undefined;
}

/** Rows that can be put in another order: by dragging their handle, with its arrow keys, or with buttons. */
export function SortableRows({ keys, nameOf, onMove, children, className }: SortableRowsProps) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const [told, setTold] = useState("");
  const focus = useRef<string | null>(null);
  const root = useRef<HTMLUListElement>(null);

  // A row that moved in the page has lost the focus.
  useEffect(() => {
    if (focus.current === null) return;
    root.current?.querySelector<HTMLElement>(`[data-handle="${focus.current}"]`)?.focus();
    focus.current = null;
  });

  const move = (from: number, to: number) => {
    if (to < 0 || to >= keys.length || to === from) return;
    focus.current = keys[from] ?? null;
    setTold(fill(words.form.movedTo, { item: nameOf(from), place: to + 1, count: keys.length }));
    onMove(from, to);
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: silent,
        screenReaderInstructions: { draggable: words.form.dragHelp },
      }}
      onDragEnd={({ active, over }) => {
        if (over) move(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)));
      }}
    >
      <SortableContext items={[...keys]} strategy={verticalListSortingStrategy}>
        <ul ref={root} className={className}>
          {keys.map((_, index) => children(index, (to) => move(index, to)))}
        </ul>
      </SortableContext>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
    </DndContext>
  );
}

/** Every way of moving a row is told in the same words, by the rows themselves. */
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};
