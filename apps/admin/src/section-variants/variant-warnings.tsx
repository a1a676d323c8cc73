import type { SectionType, Site } from "@consultorio/content";
import { layoutFit as checkContent, type Misfit as LayoutWarning } from "@consultorio/ui/site";
import { TriangleAlert } from "lucide-react";
import { fill } from "#components/strings.ts";
import { messages as previewWords } from "#live-preview/strings.ts";
import classes from "./section-variants.module.css";
import { messages } from "./strings.ts";

interface VariantWarningsProps {
  site: Site;
  type: SectionType;
  variant: string;
  /** Texts that the live page cuts off at its width. */
  clipped?: readonly string[];
}

/** Missing content for a variant, or more than it shows. Empty if the content fits. */
export function VariantWarnings({ site, type, variant, clipped = [] }: VariantWarningsProps) {
  const warnings = [
    ...checkContent(type, variant, site).map(warningWords),
    ...clipped.slice(0, 3).map((text) => fill(previewWords.clipped, { text })),
  ];
  if (warnings.length === 0) return null;
  return (
    <ul className={classes.warnings} aria-label={messages.warnings.title}>
      {warnings.map((warning) => (
        <li key={warning}>
          <TriangleAlert size={18} aria-hidden />
          {warning}
        </li>
      ))}
    </ul>
  );
}

function warningWords(warning: LayoutWarning): string {
  switch (warning.kind) {
    case "few":
      return fill(messages.warnings.few, { ...warning });
    case "many":
      return fill(messages.warnings.many, { ...warning });
    case "missing":
      return fill(messages.warnings.missing, { ...warning });
    case "cut":
      return fill(messages.warnings.cut, { ...warning, what: capital(warning.what) });
    case "clash":
      return warning.why;
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
