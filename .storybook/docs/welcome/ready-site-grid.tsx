import { storyNameFromExport, toId } from "storybook/internal/csf";
import { readySites } from "../../../packages/content/src/ready-sites/index.ts";
import { PagePicture } from "./page-picture.tsx";

/** Name of a ready site's story in code: `consulta-serena` is `ConsultaSerena`. */
const storyOf = (id: string) => id.replace(/(?:^|-)(\w)/g, (_match, first: string) => first.toUpperCase());

/** The ready sites by their home pages; each leads to the whole page. */
export function ReadySiteGrid() {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-10 ms:gap-x-6 lg:grid-cols-3">
      {readySites.map(({ id, name, description }) => (
        <li key={id}>
          <a
            href={`./?path=/story/${toId("Páginas/Sitios listos", storyNameFromExport(storyOf(id)))}`}
            target="_top"
            className="group block"
          >
            <PagePicture story={storyOf(id)} />
            <span className="mt-3 block font-display text-lg leading-tight group-hover:underline">
              {name}
            </span>
          </a>
          <p className="mt-1 text-sm text-text-soft">{description}</p>
        </li>
      ))}
    </ul>
  );
}
