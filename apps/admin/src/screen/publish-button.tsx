import { Button } from "@mantine/core";
import { Send } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { usePreloaded } from "#components/use-preloaded.ts";
import { words } from "./strings.ts";

const load = () => import("./publish-dialog.tsx");
const PublishDialog = lazy(async () => ({ default: (await load()).PublishDialog }));

interface PublishButtonProps {
  label?: string;
  variant?: "filled" | "default";
}

/** Opens the dialog that publishes the draft. */
export function PublishButton({ label = words.publish.button, variant = "filled" }: PublishButtonProps) {
  const [open, setOpen] = useState(false);
  usePreloaded(load);
  return (
    <>
      <Button variant={variant} leftSection={<Send size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && (
        <Suspense>
          <PublishDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
