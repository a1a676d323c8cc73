import { type Picture as Facts, pictures } from "@consultorio/pictures";
import type { CSSProperties } from "react";
import { bundledSite } from "../../../packages/content/src/data/index.ts";
import { pictureFiles } from "../../../packages/content/src/index.ts";
import { Picture } from "../../../packages/ui/src/components/picture/picture.tsx";
import { Sheet } from "./sheet.tsx";

type Entry = readonly [id: string, facts: Facts];

const ofTopics = (topics: readonly { id: string }[]) => {
  const ids = new Set(topics.flatMap(({ id }) => [`${id}-home`, `${id}-page`]));
  return ([id]: Entry) => ids.has(id);
};

/** A picture belongs to the first group that takes it; the last takes all that are left. */
const groups: { title: string; takes: (entry: Entry) => boolean }[] = [
  { title: "Portadas", takes: ([, { kind }]) => kind === "hero" },
  { title: "Enfermedades", takes: ofTopics(bundledSite.diseases) },
  { title: "Síntomas", takes: ofTopics(bundledSite.symptoms) },
  { title: "Servicios", takes: ofTopics(bundledSite.services) },
  { title: "El consultorio", takes: ([id]) => id.startsWith("gallery-") },
  { title: "Encabezados de página", takes: ([, { kind }]) => kind === "banner" },
  { title: "La doctora", takes: ([, { kind }]) => kind === "portrait" },
  { title: "Fondos, propósitos y documentos", takes: () => true },
];

const byGroup = Map.groupBy(Object.entries(pictures), (entry: Entry) =>
  groups.find(({ takes }) => takes(entry)),
);

/** The whole series side by side, to be judged as one. */
export function ContactSheet() {
  return groups.map((group) => (
    <Sheet key={group.title}>
      <p className="mb-6 font-display text-2xl">{group.title}</p>
      <ul className="flex flex-wrap gap-x-4 gap-y-8">
        {byGroup.get(group)?.map(([id, facts]) => (
          <li key={id} style={justified(facts)}>
            <Frame id={id} facts={facts} />
          </li>
        ))}
      </ul>
    </Sheet>
  ));
}

/** Pictures of one row are equally high: each is as wide as its proportion asks for. */
function justified({ width, height }: Facts): CSSProperties {
  const proportion = width / height;
  return {
    flex: `${proportion} 1 ${proportion * 8.8}rem`,
    maxWidth: `min(100%, ${Math.max(11, proportion * 11.5)}rem)`,
  };
}

function Frame({ id, facts }: { id: string; facts: Facts }) {
  return (
    <figure>
      <div style={{ aspectRatio: `${facts.width} / ${facts.height}` }}>
        <Picture image={pictureFiles(`/imagenes/${id}`)} sizes="480px" className="size-full rounded-small" />
      </div>
      <figcaption className="mt-3">
        <span className="block font-semibold">{id}</span>
        <span className="block text-xs text-text-soft tabular-nums">
          {facts.width} × {facts.height} px
        </span>
        <span className="mt-1 block text-xs">{facts.alt}</span>
      </figcaption>
    </figure>
  );
}
