import { Modal, type ModalRootProps } from "@mantine/core";
import {
  createContext,
  type FormEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import { strings } from "#components/strings.ts";
import classes from "./dialog.module.css";

interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  size?: ModalRootProps["size"];
  /** False while something runs that has to end first: neither Escape nor a click beside it closes. */
  closable?: boolean;
  children: ReactNode;
}

interface OpenDialog {
  /** Closes it; with unsaved text, the first time shows a note. */
  leave: () => void;
  /** The typed text is saved. */
  markSaved: () => void;
}

const DialogContext = createContext<OpenDialog>({ leave: () => undefined, markSaved: () => undefined });

/** The dialog around a component; null outside of a dialog. */
export const useDialog = (): OpenDialog => useContext(DialogContext);

/**
 * The one dialog of the area: a title, a text, and buttons. It is drawn from the first time that it opens. A click beside
 * it closes it, unless it has a field: the typed text would be lost. Escape closes it too; with unsaved text, the first
 * one shows a note.
 */
export function Dialog({ opened, onClose, title, size = "md", closable = true, children }: DialogProps) {
  const [used, setUsed] = useState(opened);
  if (opened && !used) setUsed(true);
  const content = useRef<HTMLDivElement>(null);
  useFocusReturn(opened, content);
  const { asking, typing, markSaved, leaveBy } = useTyped(opened, onClose);
  if (!used) return null;
  // Escape reaches every dialog that is open: it means the one on top.
  const closeTop = () => {
    if (isOnTop(content.current)) leaveBy("key");
  };
  const closeBeside = () => {
    if (closable && !content.current?.querySelector(fields)) onClose();
  };
  return (
    <Modal.Root
      opened={opened}
      onClose={closeTop}
      size={size}
      padding="xl"
      centered
      returnFocus={false}
      closeOnClickOutside={false}
      closeOnEscape={closable}
      transitionProps={dialogTransition}
    >
      {/* A press beside the dialog leaves the focus in it. */}
      <Modal.Overlay
        {...dialogOverlay}
        onMouseDown={(event) => event.preventDefault()}
        onClick={closeBeside}
      />
      <Modal.Content ref={content} radius="lg" className={classes.content} onInput={typing}>
        <Modal.Body>
          <Modal.Title mb="md">{title}</Modal.Title>
          {asking && (
            <p role="alert" className={classes.asking}>
              {strings.typedIsLost[asking]}
            </p>
          )}
          <DialogContext value={{ leave: () => leaveBy("button"), markSaved }}>{children}</DialogContext>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

const isOnTop = (dialog: Element | null) =>
  [...document.querySelectorAll("[role='dialog']")].at(-1) === dialog;

/** Elements with typed text. A search is no work to lose. */
const fields = "textarea, input:not([type='search'], [type='file'], [role='combobox'])";

/** A choice between two, or a place on a line, is made again at once. */
const typedFields = `:is(${fields}):not([type='radio'], [type='range'])`;

/** Keeps the typed text the first time that the dialog is left; the second time closes it, unless something was typed since. */
function useTyped(opened: boolean, onClose: () => void) {
  const [state, setState] = useState<"untouched" | "typed" | "key" | "button">("untouched");
  if (!opened && state !== "untouched") setState("untouched");
  return {
    /** How somebody tried to leave. */
    asking: state === "key" || state === "button" ? state : null,
    // React also passes on input events of a dialog over this one.
    typing: ({ target, currentTarget }: FormEvent<HTMLElement>) => {
      if (target instanceof Element && currentTarget.contains(target) && target.matches(typedFields))
        setState("typed");
    },
    markSaved: () => setState("untouched"),
    leaveBy: (way: "key" | "button") => (state === "typed" ? setState(way) : onClose()),
  };
}

/** Gives the focus back to the element that had it before the dialog, unless another one has it by then. */
function useFocusReturn(opened: boolean, content: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!opened) return;
    const opener = document.activeElement;
    return () => {
      const { activeElement, body } = document;
      const isLost = activeElement === body || content.current?.contains(activeElement);
      if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [opened, content]);
}

/** How everything that opens over a screen appears and disappears. */
export const dialogTransition = { transition: "fade", duration: 150 } as const;

/** The layer between a dialog and the screen. */
export const dialogOverlay = { color: "var(--color-text)", backgroundOpacity: 0.5 };
