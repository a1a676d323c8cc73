import { Button } from "@mantine/core";
import { Send } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { words } from "./strings.ts";

const load = () => import("./publish-dialog.tsx");
const PublishDialog = lazy(async () => ({ default: (await load()).PublishDialog }));

/** Milliseconds after which the dialog is fetched: it opens also where the network went away meanwhile. */
const preloadDelay = 2000;

interface PublishButtonProps {
  label?: string;
  variant?: "filled" | "default";
}

/** Opens the dialog that publishes the draft. */
export function PublishButton({ label = words.publish.button, variant = "filled" }: PublishButtonProps) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), preloadDelay);
    return () => clearTimeout(timer);
  }, []);
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
