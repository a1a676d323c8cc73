import { Button } from "@mantine/core";
import { Send } from "lucide-react";
import { useState } from "react";
import { PublishDialog } from "./publish-dialog.tsx";
import { words } from "./strings.ts";

interface PublishButtonProps {
  label?: string;
  variant?: "filled" | "default";
}

/** Opens the dialog that publishes the draft. */
export function PublishButton({ label = words.publish.button, variant = "filled" }: PublishButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} leftSection={<Send size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && <PublishDialog onClose={() => setOpen(false)} />}
    </>
  );
}
