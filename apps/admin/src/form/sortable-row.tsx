import { useSortable } from "@dnd-kit/sortable";
import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import type { ReactNode } from "react";
import { fill } from "../strings.ts";
import { IconButton } from "./icon-button.tsx";
import { words } from "./strings.ts";

interface SortableRowProps {
  /** Key of the row. */
  id: string;
  /** What the row is called. */
  name: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
  disabled?: boolean;
  className?: string | undefined;
  /** Draws the row around the controls that move it. */
  children: (controls: ReactNode) => ReactNode;
}

/** One row of {@link SortableRows}. */
export function SortableRow({
  id,
  name,
  index,
  count,
  onMove,
  disabled,
  className,
  children,
}: SortableRowProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id,
    disabled: disabled ?? false,
  });
  const shift = transform ? { transform: `translate3d(0, ${transform.y}px, 0)` } : {};
  const controls = (
    <>
      <IconButton
        ref={setActivatorNodeRef}
        {...listeners}
        data-handle={id}
        aria-label={fill(words.form.drag, { item: name })}
        title={words.form.dragHelp}
        disabled={disabled}
        style={{ touchAction: "none", cursor: "grab" }}
        onKeyDown={(event) => {
          const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
          if (step === 0) return;
          event.preventDefault();
          onMove(index + step);
        }}
      >
        <GripVertical size={18} aria-hidden />
      </IconButton>
      <IconButton
        aria-label={fill(words.form.moveUp, { item: name })}
        disabled={disabled || index === 0}
        onClick={() => onMove(index - 1)}
      >
        <ArrowUp size={18} aria-hidden />
      </IconButton>
      <IconButton
        aria-label={fill(words.form.moveDown, { item: name })}
        disabled={disabled || index === count - 1}
        onClick={() => onMove(index + 1)}
      >
        <ArrowDown size={18} aria-hidden />
      </IconButton>
    </>
  );
  return (
    <li
      ref={setNodeRef}
      className={className}
      data-dragging={isDragging}
      style={{ ...shift, ...(transition ? { transition } : {}) }}
    >
      {children(controls)}
    </li>
  );
}
