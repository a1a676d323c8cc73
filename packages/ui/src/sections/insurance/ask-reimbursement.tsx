import { ArrowRight } from "lucide";
import { hasText, withText } from "#components/appointment-request/request-text.ts";
import { textLink } from "#components/button/button.tsx";
import { cn } from "#components/class-names/class-names.ts";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { Link } from "#components/link/link.tsx";
import { useMessages } from "#messages/messages.tsx";
import { insuranceWords } from "#messages/words.ts";
import type { InsuranceContent } from "./insurance.props.ts";

/** Advice for patients of another insurer: write, or call if there is no number for messages. */
export function AskReimbursement({ contact }: Pick<InsuranceContent, "contact">) {
  const messages = useMessages({ insurance: insuranceWords });
  const { missing, ask, question } = messages.insurance;
  const way = contact.message ?? contact.call;
  return (
    <>
      <p className="font-semibold">{missing}</p>
      {way ? (
        <Link
          href={hasText(way.href) ? way.href : withText(way.href, question)}
          className={cn(textLink, "inline-flex min-h-control items-center gap-2")}
        >
          {ask}
          <LineIcon lines={ArrowRight} className="size-4" />
        </Link>
      ) : (
        <p>{ask}</p>
      )}
    </>
  );
}
