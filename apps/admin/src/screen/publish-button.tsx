import { Button } from "@mantine/core";
import { Send } from "lucide-react";
import { Suspense, useState } from "react";
import { latePart, usePreloaded } from "#components/browser/late-part.ts";
import { messages } from "./strings.ts";

const PublishDialog = latePart(async () => (await import("./publish-dialog.tsx")).PublishDialog);

interface PublishButtonProps {
  label?: string;
  variant?: "filled" | "default";
  /** The screen goes on as it is after a publication. */
  stays?: boolean;
}

/** Opens the dialog that publishes the draft. */
export function PublishButton({
  label = messages.publish.button,
  variant = "filled",
  stays = false,
}: PublishButtonProps) {
  const [open, setOpen] = useState(false);
  usePreloaded(PublishDialog);
  return (
    <>
      <Button variant={variant} leftSection={<Send size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && (
        <Suspense>
          <PublishDialog stays={stays} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
