import { ArrowRight } from "lucide";
import { textLink } from "#components/button/button.tsx";
import { cn } from "#components/class-names/class-names.ts";
import { EmergencyText } from "#components/emergency-text/emergency-text.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { Link } from "#components/link/link.tsx";
import { useMessages } from "#messages/messages.tsx";
import { comparisonWords } from "#messages/words.ts";
import type { Treatment } from "./comparison.props.ts";

/** What a treatment answers: of several lines the first is in bold. Without a text, that it depends on the patient. */
export function Answer({ text }: { text: string }) {
  const { comparison: words } = useMessages({ comparison: comparisonWords });
  if (text === "") return <span className="text-text-soft">{words.depends}</span>;
  const [first = "", ...others] = text.split("\n");
  if (others.length === 0) return <EmergencyText>{text}</EmergencyText>;
  return (
    <>
      <strong className="block font-semibold">{first}</strong>
      <EmergencyText>{others.join("\n")}</EmergencyText>
    </>
  );
}

/** Link to a treatment's page. Draws nothing if it has none. */
export function TreatmentLink({ name, href, className }: Treatment & { className?: string }) {
  const { comparison: words } = useMessages({ comparison: comparisonWords });
  if (href === "") return null;
  return (
    <Link href={href} className={cn(textLink, "inline-flex min-h-11 items-center gap-2 text-sm", className)}>
      {words.read.replace("{name}", name)}
      <LineIcon lines={ArrowRight} className="size-4" />
    </Link>
  );
}
