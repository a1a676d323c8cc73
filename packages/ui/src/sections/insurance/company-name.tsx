import { cva, type VariantProps } from "class-variance-authority";
import { cn } from "#components/class-names/class-names.ts";
import { Picture } from "#components/picture/picture.tsx";
import { useMessages } from "#messages/messages.tsx";
import { insuranceWords } from "#messages/words.ts";
import type { InsuranceContent } from "./insurance.props.ts";
import { nameParts } from "./name-parts.ts";

/** The name set as a wordmark: one part large, the words of many names small above, below or beside it. */
const wordmark = cva("min-w-0 font-display leading-tight text-balance wrap-anywhere", {
  variants: {
    layout: { stacked: "text-center *:block", line: "" },
    length: { short: "sm:text-2xl", medium: "text-lg", long: "text-base" },
  },
  compoundVariants: [
    { layout: "stacked", length: "short", className: "text-2xl" },
    { layout: "line", length: "short", className: "text-lg" },
    { layout: "line", length: "medium", className: "sm:text-xl" },
  ],
});

const lengthOf = ({ length }: string) => (length < 12 ? "short" : length < 28 ? "medium" : "long");

interface CompanyNameProps {
  company: InsuranceContent["companies"][number];
  layout: NonNullable<VariantProps<typeof wordmark>["layout"]>;
}

/** An insurer's logo if one was uploaded, called by its name; otherwise the name as a wordmark. */
export function CompanyName({ company: { name, logo }, layout }: CompanyNameProps) {
  const { generic } = useMessages({ insurance: insuranceWords }).insurance;
  if (logo !== null) {
    return (
      <Picture
        image={logo}
        alt={name}
        sizes="12rem"
        className={cn(
          "max-w-full bg-transparent sm:h-16 sm:w-48",
          layout === "stacked" ? "h-14 w-44" : "h-10 w-28",
        )}
        style={{ objectFit: "contain" }}
      />
    );
  }
  const parts = nameParts(name, generic);
  return (
    <span className={wordmark({ layout, length: lengthOf(parts.main) })}>
      <SmallWords>{parts.before}</SmallWords> <span>{parts.main}</span> <SmallWords>{parts.after}</SmallWords>
    </span>
  );
}

function SmallWords({ children }: { children: string }) {
  if (children === "") return null;
  return <span className="font-text text-xs font-medium sm:text-sm text-text-soft">{children}</span>;
}
