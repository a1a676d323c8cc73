import { type Site, showsExample } from "@consultorio/content";
import { strings } from "../strings/strings.ts";

/** Says plainly that the site is an example, until nothing on it is. */
export function ExampleNotice({ site }: { site: Site }) {
  if (!showsExample(site)) return null;
  const { label, text } = strings.example;
  return (
    <aside aria-label={label} className="bg-info-soft text-xs text-info-strong print:hidden">
      <p className="shell-content py-2 text-center">
        <strong>{label}.</strong> {text}
      </p>
    </aside>
  );
}
