import { Icon } from "#components/icon/icon.tsx";

/** Who answers for the text and since when, or plainly that nobody does yet. Near the content, not in the footer. */
export function ReviewLine({ text }: { text: string }) {
  return (
    <p data-review="" className="flex items-center gap-3 border-t border-line pt-6 text-sm text-ink-soft">
      <Icon name="stethoscope" />
      {text}
    </p>
  );
}
