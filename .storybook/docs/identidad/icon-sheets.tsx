import { bundledSite } from "../../../packages/content/src/data/index.ts";
import { contentIcons } from "../../../packages/ui/src/components/icon/content-icon.tsx";
import { interfaceIcons } from "../../../packages/ui/src/components/icon/interface-icons.ts";
import { ItemIcon } from "../../../packages/ui/src/components/icon/item-icon.tsx";
import { LineIcon } from "../../../packages/ui/src/components/icon/line-icon.tsx";
import { Sheet } from "./sheet.tsx";

const { diseases, symptoms, services } = bundledSite;
const groups = [
  {
    title: "Enfermedades",
    items: diseases.map(({ name, iconIndividual }) => [name, iconIndividual] as const),
  },
  { title: "Síntomas", items: symptoms.map(({ name, iconIndividual }) => [name, iconIndividual] as const) },
  {
    title: "Servicios",
    items: services.map(({ title, iconIndividual }) => [title, iconIndividual] as const),
  },
];

/** The icon of each disease, symptom and service at 48 px, with the name that stands beside it on the site. */
export function TopicIcons() {
  return groups.map(({ title, items }) => (
    <Sheet key={title}>
      <p className="mb-6 font-display text-xl">{title}</p>
      <ul className="grid grid-cols-2 gap-x-5 gap-y-8 md:grid-cols-5">
        {items.map(([name, path]) => (
          <li key={name}>
            <ItemIcon icon={{ src: path, line: true }} className="mb-3 size-12 text-action" />
            <span className="block text-xs">{name}</span>
          </li>
        ))}
      </ul>
    </Sheet>
  ));
}

/** The icons of controls and facts, by the name that code and content give them. */
export function InterfaceIcons() {
  return (
    <Sheet tone="alt">
      <ul className="grid grid-cols-3 gap-x-4 gap-y-6 md:grid-cols-7">
        {Object.entries({ ...interfaceIcons, ...contentIcons }).map(([name, lines]) => (
          <li key={name} className="flex flex-col items-center gap-2 text-center">
            <LineIcon lines={lines} className="size-6" />
            <span className="text-xs text-text-soft">{name}</span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
