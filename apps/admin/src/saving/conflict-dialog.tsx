import { Button, Group } from "@mantine/core";
import type { Conflict } from "../api/save-unless-changed.ts";
import { Dialog } from "../shell/dialog.tsx";
import { fill, strings } from "../strings.ts";

interface ConflictDialogProps {
  conflict: Conflict | null;
  onKeep: (conflict: Conflict) => void;
  onReload: () => void;
  onClose: () => void;
}

const words = strings.conflict;
const clock = new Intl.DateTimeFormat("es-MX", { dateStyle: "long", timeStyle: "short" });

/** Says who else saved and when; the editor chooses which words stay. */
export function ConflictDialog({ conflict, onKeep, onReload, onClose }: ConflictDialogProps) {
  if (!conflict) return null;
  const { author, at } = conflict;
  return (
    <Dialog opened onClose={onClose} title={words.title}>
      <p>{author && at ? fill(words.byAt, { who: author, when: clock.format(at) }) : words.unknown}</p>
      <p>{words.text}</p>
      <Group mt="xl" justify="flex-end">
        <Button variant="default" onClick={onReload}>
          {words.reload}
        </Button>
        <Button data-autofocus onClick={() => onKeep(conflict)}>
          {words.keep}
        </Button>
      </Group>
    </Dialog>
  );
}
