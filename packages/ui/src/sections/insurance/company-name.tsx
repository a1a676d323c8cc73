import { cva, type VariantProps } from "class-variance-authority";
import { cn } from "#components/class-names/class-names.ts";
import { Picture } from "#components/picture/picture.tsx";
import { useMessages } from "#messages/messages.tsx";
import { insuranceWords } from "#messages/words.ts";
import type { InsuranceContent } from "./insurance.props.ts";
import { nameParts } from "./name-parts.ts";

/**
 * The name set as a wordmark: one part large, the words of many names small above, below or beside it. Stacked names have one
 * size, unless they are very long, and, since the line above the large part is kept free, one baseline.
 */
const wordmark = cva("min-w-0 font-display leading-tight text-balance wrap-anywhere", {
  variants: {
    layout: { stacked: "text-center *:block", line: "" },
    length: { short: "", medium: "", long: "" },
  },
  compoundVariants: [
    {
      layout: "stacked",
      length: ["short", "medium"],
      className: "text-[length:min(var(--text-lg),6.8vw)] xl:text-xl",
    },
    { layout: "stacked", length: "long", className: "text-[length:min(var(--text-base),6.1vw)] sm:text-lg" },
    { layout: "line", length: "short", className: "text-lg sm:text-2xl" },
    { layout: "line", length: "medium", className: "text-lg sm:text-xl" },
    { layout: "line", length: "long", className: "text-base" },
  ],
});

const smallWords = cva("font-text text-xs font-medium sm:text-sm text-text-soft", {
  variants: { layout: { stacked: "leading-6", line: "" } },
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
      <SmallWords layout={layout}>{parts.before}</SmallWords>{" "}
      <span className={layout === "stacked" ? "first:mt-6" : undefined}>{parts.main}</span>{" "}
      <SmallWords layout={layout}>{parts.after}</SmallWords>
    </span>
  );
}

function SmallWords({ layout, children }: Pick<CompanyNameProps, "layout"> & { children: string }) {
  if (children === "") return null;
  return <span className={smallWords({ layout })}>{children}</span>;
}
