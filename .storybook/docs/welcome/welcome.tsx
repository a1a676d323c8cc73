import { Unstyled } from "@storybook/addon-docs/blocks";
import type { ReactNode } from "react";
import { sectionTypes } from "../../../packages/content/src/index.ts";
import { VesselLine } from "../../../packages/ui/src/components/vessel-line/vessel-line.tsx";
import { variantIds } from "../../../packages/ui/src/registry/catalog.ts";
import { PageGrid } from "./page-grid.tsx";
import { ReadySiteGrid } from "./ready-site-grid.tsx";
import { TypeGrid } from "./type-grid.tsx";

/** The first page: the purpose of the catalogue, every section type by its picture, then how to read and extend it. */
export function Welcome() {
  const designs = sectionTypes.reduce((total, type) => total + variantIds(type).length, 0);
  return (
    <Unstyled>
      <div data-wide className="font-text text-text">
        <header>
          <p className="text-sm font-semibold text-action">Catálogo de diseños</p>
          <h1 className="mt-2 text-4xl">Consultorio, parte por parte</h1>
          <VesselLine kind="underline" className="mt-4 text-action" />
          <p className="mt-5 max-w-text text-lg text-text-soft">
            Los {designs} diseños con los que se arma el sitio de un consultorio médico, en{" "}
            {sectionTypes.length} tipos de sección, dibujados con el contenido de ejemplo.
          </p>
          <p className="mt-3">
            <a
              href="./?path=/docs/todos-los-diseños--docs"
              target="_top"
              className="inline-flex min-h-control items-center font-semibold text-action underline underline-offset-4"
            >
              Busca entre todos por lo que muestran
            </a>
          </p>
        </header>
        <Part title="Tipos de sección" lead="Elige uno para ver todos sus diseños juntos.">
          <TypeGrid />
        </Part>
        <Part title="Sitios listos" lead="Seis consultorios completos, cada uno con su estilo.">
          <ReadySiteGrid />
        </Part>
        <Part title="Cómo se ven juntas" lead="Las mismas secciones, en páginas completas.">
          <PageGrid />
        </Part>
        <Part title="Cómo usar el catálogo">
          <Advice />
        </Part>
        <Part title="Para quien programa">
          <Handbook />
        </Part>
      </div>
    </Unstyled>
  );
}

interface PartProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

function Part({ title, lead, children }: PartProps) {
  return (
    <section className="mt-12 md:mt-16">
      <h2 className="text-2xl">{title}</h2>
      {lead && <p className="mt-2 text-sm text-text-soft">{lead}</p>}
      <div className="mt-6 md:mt-8">{children}</div>
    </section>
  );
}

const advice = [
  {
    title: "Cambia sin perder nada",
    text: "Todos los diseños de un tipo reciben la misma información. Cambiar de diseño nunca borra ni pide texto.",
  },
  {
    title: "Pruébalo en lo difícil",
    text: "Cada diseño se muestra con lo normal, lo mínimo, textos largos, sin imágenes y con muchos elementos.",
  },
  {
    title: "Mira cada ancho",
    text: "La barra de arriba cambia el ancho (360, 768 y 1280), el movimiento y los colores. Los colores forzados son una imitación de los del sistema.",
  },
  {
    title: "Busca por su nombre",
    text: "El buscador encuentra «portada dividida» y también HeroSplit; bastan las primeras letras de cada palabra.",
  },
];

function Advice() {
  return (
    <dl className="grid gap-x-column gap-y-8 sm:grid-cols-2">
      {advice.map(({ title, text }) => (
        <div key={title} className="border-t border-line-strong pt-4">
          <dt className="font-display text-xl">{title}</dt>
          <dd className="mt-2 text-sm text-text-soft">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

const handbook = [
  { id: "manual-agregar-un-diseño--docs", title: "Agregar un diseño" },
  { id: "manual-arquitectura--docs", title: "Arquitectura" },
  { id: "manual-cobertura--docs", title: "Cobertura" },
  { id: "manual-glosario--docs", title: "Glosario" },
  { id: "manual-api--docs", title: "API" },
];

function Handbook() {
  return (
    <ul className="flex flex-wrap gap-3">
      {handbook.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`./?path=/docs/${id}`}
            target="_top"
            className="flex min-h-control items-center rounded-full border border-line-strong px-6 text-sm font-semibold hover:bg-surface-alt"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
