import { ShieldCheck } from "lucide";
import { cn } from "#components/class-names/class-names.ts";
import { Heading } from "#components/heading/heading.tsx";
import { Paragraph } from "#components/heading/paragraph.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { useMessages } from "#messages/messages.tsx";
import { beforeAfterWords } from "#messages/words.ts";
import type { Pair } from "./before-after.props.ts";

interface PairTextProps {
  pair: Pair;
  size?: "card" | "feature";
  className?: string;
}

/** What was treated, what was done, and that the person agreed. */
export function PairText({
  pair: { title, treatment, note, permission },
  size = "card",
  className,
}: PairTextProps) {
  const { beforeAfter: words } = useMessages({ beforeAfter: beforeAfterWords });
  return (
    <div className={cn("min-w-0", className)}>
      <Heading level={3} size={size}>
        {title}
      </Heading>
      {treatment === "" ? null : (
        <p className="mt-3">
          <span className="font-semibold">{words.treatment}:</span> {treatment}
        </p>
      )}
      <Paragraph text={note} className="mt-2 text-text-soft" />
      <p className="mt-4 flex gap-2 text-sm text-text-soft">
        <LineIcon lines={ShieldCheck} className="mt-0.5 text-info" />
        <span className="min-w-0">{permission || words.permission}</span>
      </p>
    </div>
  );
}

/** That results differ from person to person. */
export function Disclaimer({ text }: { text: string }) {
  const { beforeAfter: words } = useMessages({ beforeAfter: beforeAfterWords });
  return (
    <p className="mt-8 max-w-text border-s-4 border-info ps-4 font-medium md:mt-12">
      {text || words.disclaimer}
    </p>
  );
}
