import { Modal, type ModalRootProps } from "@mantine/core";
import { type ReactNode, useState } from "react";
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

/** The one dialog of the area: a title, a text, and buttons. It is drawn from the first time that it opens. */
export function Dialog({ opened, onClose, title, size = "md", closable = true, children }: DialogProps) {
  const [used, setUsed] = useState(opened);
  if (opened && !used) setUsed(true);
  if (!used) return null;
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size={size}
      padding="xl"
      centered
      closeOnClickOutside={closable}
      closeOnEscape={closable}
      transitionProps={dialogTransition}
    >
      <Modal.Overlay {...dialogOverlay} />
      <Modal.Content radius="lg" className={classes.content}>
        <Modal.Body>
          <Modal.Title mb="md">{title}</Modal.Title>
          {children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** How everything that opens over a screen appears and disappears. */
export const dialogTransition = { transition: "fade", duration: 150 } as const;

/** The layer between a dialog and the screen. */
export const dialogOverlay = { color: "var(--color-text)", backgroundOpacity: 0.5 };
