import { storyNameFromExport, toId } from "storybook/internal/csf";
import { PagePicture } from "./page-picture.tsx";

/** Pages by the name of their story in code. */
const pages = [
  { story: "Home", title: "Inicio" },
  { story: "DiseasesList", title: "Lista de enfermedades" },
  { story: "Disease", title: "Una enfermedad" },
  { story: "Contact", title: "Contacto" },
];

/** Whole pages, each a link to its story. */
export function PageGrid() {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 ms:gap-x-6 lg:grid-cols-4">
      {pages.map(({ story, title }) => (
        <li key={story}>
          <a
            href={`./?path=/story/${toId("Páginas/Sitio", storyNameFromExport(story))}`}
            target="_top"
            className="group block"
          >
            <PagePicture story={story} />
            <span className="mt-3 block font-display text-lg leading-tight group-hover:underline">
              {title}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
