import { Box, Button, Group, Progress } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { checklistQuery } from "#api/versions.ts";
import { Dialog } from "#components/dialog.tsx";
import classes from "#components/panel.module.css";
import { fill, strings } from "#components/strings.ts";
import { useOpenEditor } from "#document-editor/saving/open-editor.ts";
import { DraftState } from "./draft-state.tsx";
import { words } from "./strings.ts";
import { type PublishState, usePublish } from "./use-publish.ts";

const titles: Record<PublishState["step"], string> = {
  confirm: words.publish.confirmTitle,
  saving: words.publish.runningTitle,
  running: words.publish.runningTitle,
  done: words.publish.doneTitle,
  failed: words.publish.failedTitle,
};

/** Publishes the draft: asks, saves what is unsaved, shows each finished page, and says how it ended. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const unsaved = useOpenEditor()?.dirty ?? false;
  const { state, publish } = usePublish();
  const busy = state.step === "saving" || state.step === "running";
  // What is not saved yet may be the very correction: then the server decides.
  const { data } = useQuery(checklistQuery);
  const blocked = !unsaved && data?.findings.some(({ level }) => level === "block") === true;
  const close = () => {
    if (state.step === "done") window.location.reload();
    else if (!busy) onClose();
  };
  return (
    <Dialog opened onClose={close} title={titles[state.step]} closable={!busy}>
      <PublishReport state={state} unsaved={unsaved} onLeave={onClose} />
      <Group mt="xl" justify="flex-end">
        {state.step === "done" ? (
          <Button data-autofocus onClick={close}>
            {words.publish.reload}
          </Button>
        ) : (
          <>
            <Button variant="default" disabled={busy} onClick={close}>
              {strings.cancel}
            </Button>
            <Button data-autofocus loading={busy} disabled={blocked} onClick={publish}>
              {unsaved ? words.publish.saveAndPublish : words.publish.button}
            </Button>
          </>
        )}
      </Group>
    </Dialog>
  );
}

interface PublishReportProps {
  state: PublishState;
  unsaved: boolean;
  onLeave: () => void;
}

function PublishReport({ state, unsaved, onLeave }: PublishReportProps) {
  switch (state.step) {
    case "confirm":
      return (
        <>
          <DraftState onLeave={onLeave} />
          <p>{words.publish.confirmText}</p>
          {unsaved && <Note>{words.publish.unsavedText}</Note>}
        </>
      );
    case "saving":
      return <p role="status">{words.publish.saving}</p>;
    case "running": {
      const { progress } = state;
      const share = progress && progress.total > 0 ? (100 * progress.done) / progress.total : 0;
      return (
        <>
          <p role="status">
            {progress ? fill(words.publish.progress, { ...progress }) : words.publish.preparing}
          </p>
          <Progress mt="md" size="lg" radius="xl" value={share} aria-label={words.publish.runningTitle} />
        </>
      );
    }
    case "done":
      return (
        <>
          <p role="alert">{words.publish.done}</p>
          {state.notice && <Note>{state.notice}</Note>}
        </>
      );
    case "failed":
      return (
        <div role="alert">
          <p className={classes.failure}>{state.notSaved ? words.publish.notSaved : words.publish.failed}</p>
          <Note>{state.reason || words.publish.liveUnchanged}</Note>
        </div>
      );
  }
}

const Note = ({ children }: { children: string }) => (
  <Box component="p" mt="sm" c="dimmed">
    {children}
  </Box>
);
