import { Box, Button, Progress } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { checklistQuery } from "#api/versions.ts";
import { Dialog } from "#components/dialogs/dialog.tsx";
import { DialogButtons } from "#components/dialogs/dialog-buttons.tsx";
import classes from "#components/panel.module.css";
import { fill, strings } from "#components/strings.ts";
import { toasts } from "#components/toasts.ts";
import { useOpenEditor } from "#document-editor/saving/open-editor.ts";
import { DraftState } from "./draft-state.tsx";
import { messages } from "./strings.ts";
import { type PublishState, usePublish } from "./use-publish.ts";

const titles: Record<PublishState["step"], string> = {
  confirm: messages.publish.confirmTitle,
  saving: messages.publish.runningTitle,
  running: messages.publish.runningTitle,
  done: messages.publish.doneTitle,
  failed: messages.publish.failedTitle,
};

/** Without an answer it is not known whether the site was published. */
const titleOf = (state: PublishState): string =>
  state.step === "failed" && state.unanswered ? messages.publish.unansweredTitle : titles[state.step];

interface PublishDialogProps {
  /** The screen goes on as it is after a publication; else it is loaded anew, as the specification has it. */
  stays: boolean;
  onClose: () => void;
}

/** Publishes the draft: asks, saves unsaved changes, shows each finished page, and shows the result. */
export function PublishDialog({ stays, onClose }: PublishDialogProps) {
  const { unsaved, saving } = useKept();
  const { state, publish } = usePublish();
  const busy = state.step === "saving" || state.step === "running";
  // The unsaved text may be the very correction: then the server decides.
  const { data } = useQuery({ ...checklistQuery, enabled: !saving });
  const blocked = !unsaved && data?.findings.some(({ level }) => level === "block") === true;
  // The toast about a save would stand beside the message that the publication was refused.
  useEffect(() => void toasts.endSuccess(), [state.step]);
  const close = () => {
    if (state.step === "done" && !stays) window.location.reload();
    else if (!busy) onClose();
  };
  return (
    <Dialog opened onClose={close} title={titleOf(state)} closable={!busy}>
      <PublishReport state={state} unsaved={unsaved} saving={saving} onLeave={onClose} />
      <DialogButtons>
        {state.step === "done" ? (
          <Button ref={focus} onClick={close}>
            {messages.publish.reload}
          </Button>
        ) : (
          <>
            <Button variant="default" disabled={busy} onClick={close}>
              {strings.cancel}
            </Button>
            <Button data-autofocus loading={busy} disabled={saving || blocked} onClick={publish}>
              {unsaved && !saving ? messages.publish.saveAndPublish : messages.publish.button}
            </Button>
          </>
        )}
      </DialogButtons>
    </Dialog>
  );
}

/** The button that had the focus is gone. */
const focus = (button: HTMLButtonElement | null) => button?.focus();

/** Saves the last typed text as soon as the dialog opens; a failed save leaves it unsaved. */
function useKept() {
  const editor = useOpenEditor();
  const unsaved = editor?.dirty ?? false;
  const [saving, setSaving] = useState(unsaved);
  const keep = useEffectEvent(async () => {
    if (unsaved) await editor?.keep();
    setSaving(false);
  });
  useEffect(() => void keep(), []);
  return { unsaved, saving };
}

interface PublishReportProps {
  state: PublishState;
  unsaved: boolean;
  saving: boolean;
  onLeave: () => void;
}

function PublishReport({ state, unsaved, saving, onLeave }: PublishReportProps) {
  switch (state.step) {
    case "confirm":
      return (
        <>
          <DraftState saving={saving} onLeave={onLeave} />
          <p>{messages.publish.confirmText}</p>
          {unsaved && !saving && <Note>{messages.publish.unsavedText}</Note>}
        </>
      );
    case "saving":
      return <p role="status">{messages.publish.saving}</p>;
    case "running": {
      const { progress } = state;
      const share = progress && progress.total > 0 ? (100 * progress.done) / progress.total : 0;
      return (
        <>
          {/* The bar has the progress for screen readers on demand: they would read each page. */}
          <p role="status" aria-live={progress ? "off" : "polite"}>
            {progress ? fill(messages.publish.progress, { ...progress }) : messages.publish.preparing}
          </p>
          <Progress mt="md" size="lg" radius="xl" value={share} aria-label={messages.publish.runningTitle} />
        </>
      );
    }
    case "done":
      return (
        <>
          <p role="alert">{messages.publish.done}</p>
          <Box component="p" mt="sm">
            {messages.publish.isPublic}
          </Box>
          <a href="/" target="_blank" rel="noreferrer" className={classes.link}>
            {messages.publish.seeSite}
          </a>
          {state.notice && <Note>{state.notice}</Note>}
        </>
      );
    case "failed":
      return (
        <div role="alert">
          <p className={classes.failure}>
            {state.notSaved ? messages.publish.notSaved : messages.publish.failed}
          </p>
          {state.unanswered && <p>{messages.publish.maybePublic}</p>}
          <Note>{state.reason || messages.publish.liveUnchanged}</Note>
        </div>
      );
  }
}

const Note = ({ children }: { children: string }) => (
  <Box component="p" mt="sm" c="dimmed">
    {children}
  </Box>
);
