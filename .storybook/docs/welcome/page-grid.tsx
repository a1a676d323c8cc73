import { storyNameFromExport, toId } from "storybook/internal/csf";
import { pageScreenshot } from "../../variants/preview-screenshots.ts";

/** Pages by the name of their story in code. The home page's screenshot has a second column beside the first. */
const pages = [
  { story: "Home", title: "Inicio", columns: 2 },
  { story: "DiseasesList", title: "Lista de enfermedades", columns: 1 },
  { story: "Disease", title: "Una enfermedad", columns: 1 },
  { story: "Contact", title: "Contacto", columns: 1 },
];

/** Whole pages, cut at the height of a sheet. */
export function PageGrid() {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 ms:gap-x-6 lg:grid-cols-4">
      {pages.map(({ story, title, columns }) => (
        <li key={story}>
          <a
            href={`./?path=/story/${toId("Páginas/Sitio", storyNameFromExport(story))}`}
            target="_top"
            className="group block"
          >
            <span className="block aspect-3/4 overflow-hidden rounded-card border border-line bg-surface-alt">
              <img
                src={pageScreenshot(story) ?? ""}
                alt=""
                loading="lazy"
                style={{ width: `${columns * 100}%`, maxWidth: "none" }}
              />
            </span>
            <span className="mt-3 block font-display text-lg leading-tight group-hover:underline">
              {title}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
