import { useMutation, useQueryClient } from "@tanstack/react-query";
import { reasonOf } from "../api/client.ts";
import { publishedQuery } from "../api/draft.ts";
import { restoreRevision, revisionsQuery, type SavedVersion } from "../api/versions.ts";
import { ConfirmDialog } from "../shell/confirm-dialog.tsx";
import { fill } from "../strings.ts";
import { toasts } from "../toasts/toasts.ts";
import { words } from "./strings.ts";

interface RestoreDialogProps {
  revision: SavedVersion;
  onClose: () => void;
}

/** Makes an old version the draft, after asking once. */
export function RestoreDialog({ revision: { id, version }, onClose }: RestoreDialogProps) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => restoreRevision(id),
    onSuccess: async (made) => {
      toasts.success(fill(words.restored, { version: made }));
      for (const { queryKey } of [revisionsQuery, publishedQuery])
        await client.invalidateQueries({ queryKey });
    },
    onError: (error) => toasts.error(reasonOf(error, words.restoreFailed)),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      title={words.restoreTitle}
      confirm={words.restore}
      busy={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      {fill(words.restoreText, { version })}
    </ConfirmDialog>
  );
}
