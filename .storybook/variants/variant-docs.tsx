import { DocsContext, DocsPage, useOf } from "@storybook/addon-docs/blocks";
import { type ReactNode, useContext } from "react";
import { sectionLabel, variantInfo } from "../../packages/ui/src/registry/catalog.ts";
import { ContractTable } from "../docs/tables/contract-table.tsx";
import { guideOf } from "./guide.ts";
import { previewScreenshot } from "./preview-screenshots.ts";
import { StoryFrame } from "./story-frame.tsx";
import { storyWords } from "./story-words.ts";
import { type VariantName, variantOf } from "./variant-path.ts";

const desktop = 1280;
const phone = 360;

/** The page of a variant. What is not a variant of the catalog keeps Storybook's own page. */
export function VariantDocs() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const name = variantOf(preparedMeta.parameters.fileName);
  if (name === null) return <DocsPage />;
  return (
    <>
      <Introduction {...name} />
      <Guide parameters={preparedMeta.parameters} />
      <States />
      <h2>Contrato</h2>
      <p>
        Todos los diseños de «{sectionLabel(name.type)}» reciben lo mismo; por eso cambiar de diseño nunca
        borra ni pide texto.
      </p>
      <ContractTable argTypes={preparedMeta.argTypes} />
      <h2>Imagen de vista previa</h2>
      <PreviewPicture {...name} />
    </>
  );
}

function Introduction({ type, variant }: VariantName) {
  const info = variantInfo(type, variant);
  const [first] = useContext(DocsContext).componentStories();
  return (
    <>
      <h1>
        {sectionLabel(type)}: {info?.label ?? variant}
      </h1>
      <p>
        {info?.description ?? "Este diseño no está en el registro: falta su entrada en el contrato del tipo."}
      </p>
      <p>
        <code>{variant}</code>
      </p>
      {first && <StoryFrame story={first.id} title={`${variant}, contenido normal`} width={desktop} />}
    </>
  );
}

/** When to choose the variant, when not, and what it does for whom. */
function Guide({ parameters }: { parameters: Record<string, unknown> }) {
  const guide = guideOf(parameters);
  if (guide === null)
    return (
      <p>
        <strong>Falta la guía de este diseño.</strong> Va en el archivo de sus historias, en{" "}
        <code>parameters.guide</code>.
      </p>
    );
  return (
    <>
      <Sentences title="Cuándo elegirlo">{guide.choose}</Sentences>
      <Sentences title="Cuándo no">{guide.avoid}</Sentences>
      <Sentences title="Sus estados">{guide.states}</Sentences>
      <Sentences title="Accesibilidad">{guide.accessibility}</Sentences>
    </>
  );
}

function Sentences({ title, children }: { title: string; children: string[] }): ReactNode {
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {children.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}

/** Every story of the variant, in the words of its own name. */
function States() {
  const stories = useContext(DocsContext).componentStories();
  return (
    <>
      <h2>Situaciones</h2>
      <div style={{ display: "grid", gap: 32 }}>
        {stories.map(({ id, name, playFunction }) => (
          <section key={id} aria-label={storyWords(name)}>
            <h3>
              <a href={`./?path=/story/${id}`} target="_top">
                {storyWords(name)}
              </a>
            </h3>
            {playFunction ? <Moving /> : <Still story={id} title={storyWords(name)} />}
          </section>
        ))}
      </div>
    </>
  );
}

/** A situation on a wide screen and on a phone. */
function Still({ story, title }: { story: string; title: string }) {
  return (
    <div style={{ display: "grid", gap: 16, gridTemplateColumns: "3fr 1fr", alignItems: "start" }}>
      <StoryFrame story={story} title={`${title}, ${desktop} pixeles`} width={desktop} />
      <StoryFrame
        story={story}
        title={`${title}, ${phone} pixeles`}
        width={phone}
        globals="viewport.value:phone"
      />
    </div>
  );
}

/** A story that plays moves the focus, and with it this page: it is to be seen on its own. */
const Moving = () => <p>Aquí algo se mueve o se abre solo. Ábrela por su nombre para verlo.</p>;

function PreviewPicture({ type, variant }: VariantName) {
  const screenshot = previewScreenshot(type, variant);
  if (screenshot === null)
    return (
      <p>
        Todavía no tiene imagen. Tómala con <code>pnpm previews {variant}</code>.
      </p>
    );
  return <img src={screenshot} alt={`${variant} como la ve la administradora al elegir`} loading="lazy" />;
}
