import { Stethoscope } from "lucide";
import { LineIcon } from "#components/icon/line-icon.tsx";

/** Who reviewed the text and when, or that it has not been reviewed. Near the content, not in the footer. */
export function ReviewLine({ text }: { text: string }) {
  return (
    <p data-review="" className="flex items-center gap-3 border-t border-line pt-6 text-sm text-text-soft">
      <LineIcon lines={Stethoscope} />
      {text}
    </p>
  );
}
