/** A paragraph; draws nothing without text. */
export function Paragraph({ text, className }: { text: string; className?: string }) {
  return text === "" ? null : <p className={className}>{text}</p>;
}
