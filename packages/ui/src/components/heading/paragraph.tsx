/** A paragraph; nothing where there is no text. */
export function Paragraph({ text, className }: { text: string; className?: string }) {
  return text === "" ? null : <p className={className}>{text}</p>;
}
