import { Button } from "@mantine/core";
import { Eye } from "lucide-react";
import { words } from "./strings.ts";

interface PreviewToggleProps {
  open: boolean;
  onToggle: (open: boolean) => void;
}

/** Shows the page beside the form, or puts it away. */
export function PreviewToggle({ open, onToggle }: PreviewToggleProps) {
  return (
    <Button
      variant="default"
      aria-pressed={open}
      leftSection={<Eye size={18} aria-hidden />}
      onClick={() => onToggle(!open)}
    >
      {words.open}
    </Button>
  );
}
