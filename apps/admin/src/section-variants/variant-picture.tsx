import type { SectionType } from "@consultorio/content";
import { Modal, UnstyledButton } from "@mantine/core";
import { useState } from "react";
import { dialogOverlay, dialogTransition } from "#components/dialogs/dialog.tsx";
import { fill } from "#components/strings.ts";
import classes from "./section-variants.module.css";
import { variantName } from "./selection.ts";
import { messages } from "./strings.ts";

/** The picture of a variant; a click opens it large, beside that of a phone, and a click on the large ones closes them. */
export function VariantPicture({ type, variant: id }: { type: SectionType; variant: string }) {
  const [broken, setBroken] = useState(false);
  const [large, setLarge] = useState(false);
  const variant = variantName(type, id);
  const src = `/api/component-image?${new URLSearchParams({ type, image: id })}`;
  const onPhone = `${src}&width=360`;
  const alt = fill(messages.picture.of, { variant });
  if (broken) return <p className={classes.noPicture}>{messages.picture.noImage}</p>;
  return (
    <>
      <UnstyledButton
        className={classes.picture}
        aria-label={fill(messages.picture.enlarge, { variant })}
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
        <Modal.Overlay {...dialogOverlay} />
        <Modal.Content aria-label={alt}>
          <UnstyledButton
            data-autofocus
            className={classes.large}
            aria-label={messages.picture.closeOverlay}
            onClick={() => setLarge(false)}
          >
            <img src={src} alt={alt} />
            <img src={onPhone} alt={fill(messages.picture.onPhone, { variant })} />
          </UnstyledButton>
        </Modal.Content>
      </Modal.Root>
    </>
  );
}
