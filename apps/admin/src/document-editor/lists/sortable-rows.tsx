import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from "@dnd-kit/core";
import { SortableContext, useSortable, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { VisuallyHidden } from "@mantine/core";
import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { IconButton } from "#components/buttons/icon-button.tsx";
import { fill } from "#components/strings.ts";
import { messages } from "./strings.ts";

interface SortableRowsProps {
  /** Keys of the rows, in order. */
  keys: readonly string[];
  /** Which rows are drawn, up to and without `to`: a row can also be moved to a place that is not drawn. All by default. */
  drawn?: { from: number; to: number };
  /** The name of a row. */
  nameOf: (index: number) => string;
  onMove: (from: number, to: number) => void;
  /** Draws a row; `move` puts it at another place, announces that, and keeps the focus on it. */
  children: (index: number, move: (to: number) => void) => ReactNode;
  className?: string | undefined;
}

/** Rows that can be put in another order: by dragging their handle, with its arrow keys, or with buttons. */
export function SortableRows({
  keys,
  drawn = { from: 0, to: keys.length },
  nameOf,
  onMove,
  children,
  className,
}: SortableRowsProps) {
  const drawnKeys = keys.slice(drawn.from, drawn.to);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const [announcement, setAnnouncement] = useState("");
  const focus = useRef<{ key: string; to: number; control: string } | null>(null);
  const root = useRef<HTMLUListElement>(null);
  // A row that moved in the page has lost the focus; at the end of the list a button can no longer have it.
  useEffect(() => {
    if (focus.current === null || root.current === null) return;
    const { key, to, control } = focus.current;
    // The announcement may be drawn before the row has moved.
    if (keys[to] !== key) return;
    const used = root.current.querySelector<HTMLButtonElement>(`[data-${control}="${key}"]`);
    const handle = root.current.querySelector<HTMLElement>(`[data-handle="${key}"]`);
    // It may have gone to rows that are drawn next.
    if (handle === null) return;
    (used?.disabled ? handle : used)?.focus();
    focus.current = null;
  });
  const move = (from: number, to: number) => {
    if (to < 0 || to >= keys.length || to === from) return;
    focus.current = { key: keys[from] ?? "", to, control: usedControl() };
    setAnnouncement(fill(messages.movedTo, { item: nameOf(from), place: to + 1, count: keys.length }));
    onMove(from, to);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: messages.dragHelp } }}
      onDragEnd={({ active, over }) => {
        if (over) move(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)));
      }}
    >
      <SortableContext items={drawnKeys} strategy={verticalListSortingStrategy}>
        <ul ref={root} className={className}>
          {drawnKeys.map((_, row) => {
            const index = drawn.from + row;
            return children(index, (to) => move(index, to));
          })}
        </ul>
      </SortableContext>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </DndContext>
  );
}

/** The control of a row that has the focus, by the name of its attribute. */
function usedControl(): string {
  const { dataset = {} } = document.activeElement instanceof HTMLElement ? document.activeElement : {};
  return ["up", "down"].find((control) => control in dataset) ?? "handle";
}

const nothing = () => undefined;

/** Every way of moving a row is announced in the same words, by the rows themselves. */
const silent = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };

interface SortableRowProps {
  /** Key of the row. */
  id: string;
  name: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
  disabled?: boolean;
  className?: string | undefined;
  /** Draws the row around the buttons that move it. */
  children: (controls: ReactNode) => ReactNode;
}

/** One row of {@link SortableRows}. */
export function SortableRow({
  id,
  name,
  index,
  count,
  onMove,
  disabled = false,
  ...props
}: SortableRowProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id,
    disabled,
  });
  const controls = (
    <>
      <IconButton
        icon={GripVertical}
        ref={setActivatorNodeRef}
        {...listeners}
        data-handle={id}
        aria-label={fill(messages.drag, { item: name })}
        title={messages.dragHelp}
        disabled={disabled}
        style={{ touchAction: "none", cursor: "grab" }}
        onKeyDown={(event) => {
          const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
          if (step === 0) return;
          event.preventDefault();
          onMove(index + step);
        }}
      />
      <IconButton
        icon={ArrowUp}
        data-up={id}
        aria-label={fill(messages.moveUp, { item: name })}
        disabled={disabled || index === 0}
        onClick={() => onMove(index - 1)}
      />
      <IconButton
        icon={ArrowDown}
        data-down={id}
        aria-label={fill(messages.moveDown, { item: name })}
        disabled={disabled || index === count - 1}
        onClick={() => onMove(index + 1)}
      />
    </>
  );
  return (
    <li
      ref={setNodeRef}
      className={props.className}
      data-dragging={isDragging}
      style={{ transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition }}
    >
      {props.children(controls)}
    </li>
  );
}
