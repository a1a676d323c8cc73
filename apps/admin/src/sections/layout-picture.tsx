import type { SectionType } from "@consultorio/content";
import { Modal, UnstyledButton } from "@mantine/core";
import { useState } from "react";
import { dialogGround, dialogTransition } from "../shell/dialog.tsx";
import { fill } from "../strings.ts";
import classes from "./sections.module.css";
import { words } from "./strings.ts";

interface LayoutPictureProps {
  type: SectionType;
  /** Id of the layout. */
  id: string;
  /** Name of the layout. */
  name: string;
}

/** Address of a layout's preview picture. */
const layoutPictureUrl = (type: SectionType, id: string) =>
  `/api/component-image?${new URLSearchParams({ type, image: id })}`;

/** The picture of a layout; it opens large, and a click on the large one closes it. */
export function LayoutPicture({ type, id, name }: LayoutPictureProps) {
  const [broken, setBroken] = useState(false);
  const [large, setLarge] = useState(false);
  const src = layoutPictureUrl(type, id);
  const alt = fill(words.sections.pictureOf, { layout: name });

  if (broken) return <p className={classes.noPicture}>{words.sections.noImage}</p>;
  return (
    <>
      <UnstyledButton
        className={classes.picture}
        aria-label={fill(words.sections.enlarge, { layout: name })}
        onClick={() => setLarge(true)}
      >
        <img src={src} alt={alt} loading="lazy" onError={() => setBroken(true)} />
      </UnstyledButton>
      <Modal.Root
        opened={large}
        onClose={() => setLarge(false)}
        size="auto"
        padding={0}
        centered
        transitionProps={dialogTransition}
        classNames={{ content: classes.overlay, inner: classes.overlayInner }}
      >
        <Modal.Overlay {...dialogGround} />
        <Modal.Content aria-label={alt}>
          <UnstyledButton
            data-autofocus
            className={classes.large}
            aria-label={words.sections.closeOverlay}
            onClick={() => setLarge(false)}
          >
            <img src={src} alt={alt} />
          </UnstyledButton>
        </Modal.Content>
      </Modal.Root>
    </>
  );
}
