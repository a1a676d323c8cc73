import { paragraphs } from "@consultorio/content";
import { cn } from "../class-names/class-names.ts";
import { EmergencyText } from "../emergency-text/emergency-text.tsx";

interface RichTextProps {
  /** Plain text; a blank line starts a new paragraph. */
  text: string;
  className?: string;
}

/** Running text at a readable measure; `llama al 911` in it is a link. Nothing for an empty text. */
export function RichText({ text, className }: RichTextProps) {
  const parts = paragraphs(text);
  if (parts.length === 0) return null;
  return (
    <div className={cn("max-w-text space-y-5", className)}>
      {parts.map((part, index) => (
        <p key={index}>
          <EmergencyText>{part}</EmergencyText>
        </p>
      ))}
    </div>
  );
}
