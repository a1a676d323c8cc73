import type { ReactNode } from "react";
import { sectionLabel, variantInfo } from "../../packages/ui/src/registry/catalog.ts";
import { type Coverage, coverage, fixtureCount, type ScreenshotState, storyTotals } from "./coverage.ts";

const screenshotWords: Record<ScreenshotState, string> = {
  missing: "falta",
  changed: "vieja: el dibujo cambió",
  same: "al día",
  unknown: "hay; sin comparar",
};

const headings = [
  "Tipo",
  "Diseño",
  "Historias",
  "Situaciones",
  "Interacción",
  "Prueba unitaria",
  "Imagen",
  "Guía",
];

/** Each variant with its stories, screenshots, tests and guide, and how many lack something. */
export function CoverageTable() {
  const rows = coverage();
  return (
    <>
      <Summary rows={rows} />
      <table>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading}>{heading}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.variant} {...row} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function Summary({ rows }: { rows: Coverage[] }) {
  const count = (test: (row: Coverage) => boolean) => `${rows.filter(test).length} de ${rows.length}`;
  const total = storyTotals();
  const sum = (part: (row: Coverage) => number) => rows.reduce((total, row) => total + part(row), 0);
  return (
    <ul>
      <li>
        {rows.length} diseños, {sum(({ stories }) => stories)} historias,{" "}
        {sum(({ interactions }) => interactions)} con interacción.
      </li>
      <li>
        Con las páginas y las piezas son {total.stories} historias. Todas se prueban en un navegador;{" "}
        {total.checkedByAxe} también con axe, que busca fallas de accesibilidad.
      </li>
      <li>Con las cinco situaciones: {count(({ fixtures }) => fixtures === fixtureCount)}.</li>
      <li>Con imagen guardada: {count(({ screenshot }) => screenshot !== "missing")}.</li>
      <li>{comparison(rows)}</li>
      <li>Con prueba unitaria: {count(({ unitTested }) => unitTested)}.</li>
      <li>Con guía: {count(({ guided }) => guided)}.</li>
    </ul>
  );
}

/** The result of the last comparison of screenshots, or that none was made of these very sources. */
function comparison(rows: Coverage[]): ReactNode {
  const compared = rows.filter(({ screenshot }) => screenshot === "same" || screenshot === "changed");
  if (compared.length === 0)
    return (
      <>
        Imagen al día: no se sabe, porque este catálogo se armó sin una comparación de sus archivos. La hace{" "}
        <code>pnpm visual</code>; al armarlo de nuevo, aquí se lee el resultado.
      </>
    );
  const same = compared.filter(({ screenshot }) => screenshot === "same").length;
  return `Con imagen al día: ${same} de las ${compared.length} comparadas.`;
}

function Row({
  type,
  variant,
  page,
  stories,
  fixtures,
  interactions,
  unitTested,
  screenshot,
  guided,
}: Coverage) {
  const label = `${variantInfo(type, variant)?.label} (${variant})`;
  return (
    <tr>
      <td>{sectionLabel(type)}</td>
      <td>
        {page === null ? (
          label
        ) : (
          <a href={`./?path=/story/${page}`} target="_top">
            {label}
          </a>
        )}
      </td>
      <td>{stories}</td>
      <td>{fixtures === fixtureCount ? "las 5" : `${fixtures} de ${fixtureCount}`}</td>
      <td>{interactions === 0 ? "ninguna" : interactions}</td>
      <td>{unitTested ? "sí" : "falta"}</td>
      <td>{screenshotWords[screenshot]}</td>
      <td>{guided ? "sí" : "falta"}</td>
    </tr>
  );
}
