import contracts from "virtual:contracts";
import facts from "virtual:design-facts";
import { DocsContext, useOf } from "@storybook/addon-docs/blocks";
import type { ReactRenderer } from "@storybook/react-vite";
import { type ReactNode, useContext } from "react";
import type { Args, PreparedStory } from "storybook/internal/types";
import packageJson from "../../packages/ui/package.json" with { type: "json" };
import { sectionLabel, variantInfo } from "../../packages/ui/src/registry/catalog.ts";
import { fileName } from "../../packages/ui/src/registry/file-name.ts";
import { CodeToCopy } from "../code/code-to-copy.tsx";
import { jsxSource } from "../code/jsx-source.ts";
import { SourceFile } from "../code/source-file.tsx";
import { ownProps } from "../controls/control-args.ts";
import { ContractTable } from "./contract-table.tsx";
import { guideOf } from "./guide.ts";
import { LiveExample } from "./live-example.tsx";
import { whyNotApplicable } from "./not-applicable.ts";
import { previewScreenshot } from "./preview-screenshots.ts";
import { storyWords } from "./story-words.ts";
import { Screenshot, ThreeWidths } from "./three-widths.tsx";
import { sourceOf, type VariantName, variantOf } from "./variant-path.ts";

/** The page of a variant. Stories of anything else, such as a page or a part, are listed alone. */
export function VariantDocs() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const stories = useContext(DocsContext).componentStories();
  const [first, ...others] = stories;
  const name = variantOf(preparedMeta.parameters.fileName);
  if (name === null || first === undefined)
    return (
      <>
        <h1>{preparedMeta.title.split("/").at(-1)}</h1>
        <States stories={stories} />
      </>
    );
  return (
    <>
      <Introduction {...name} story={first.id} />
      <Guide parameters={preparedMeta.parameters} />
      <h2>Código</h2>
      <Code {...name} args={ownProps(contracts, name.type, first.initialArgs)} />
      <h2>Otras situaciones</h2>
      <States name={name} stories={others} />
      <h2>Contrato</h2>
      <p>
        Todos los diseños de «{sectionLabel(name.type)}» reciben lo mismo; por eso cambiar de diseño nunca
        borra ni pide texto.
      </p>
      <ContractTable {...name} />
    </>
  );
}

const longDay = new Intl.DateTimeFormat("es-MX", { timeZone: "UTC", dateStyle: "long" });

/** Before the first release the package has no version. */
const version = packageJson.version === "0.0.0" ? "" : ` · Versión ${packageJson.version}`;

function Introduction({ type, variant, story }: VariantName & { story: string }) {
  const info = variantInfo(type, variant);
  const changed = facts[variant]?.changed;
  return (
    <>
      <h1>
        {sectionLabel(type)}: {info?.label ?? variant}
      </h1>
      <p>
        {info?.description ?? "Este diseño no está en el registro: falta su entrada en el contrato del tipo."}
      </p>
      <p>
        En el código: <code>{variant}</code>
        {version}
        {changed && <> · Último cambio: {longDay.format(new Date(`${changed}T12:00Z`))}</>} ·{" "}
        <a href="./?path=/docs/manual-cambios--docs" target="_top">
          Historial
        </a>
      </p>
      <LiveExample story={story} title={storyWords("Default")}>
        <Pictures type={type} variant={variant} />
      </LiveExample>
    </>
  );
}

const pictureWidths = [1280, 768, 360];

function Pictures({ type, variant }: VariantName) {
  const [wide, tablet, phone] = pictureWidths.map((width) => previewScreenshot(type, variant, width));
  if (!wide || !tablet || !phone)
    return (
      <p>
        Todavía no tiene imagen. Tómala con <code>pnpm previews {variant}</code>.
      </p>
    );
  return (
    <ThreeWidths
      wide={<Screenshot src={wide} of={variant} width="desktop" />}
      tablet={<Screenshot src={tablet} of={variant} width="tablet" />}
      phone={<Screenshot src={phone} of={variant} width="phone" />}
    />
  );
}

/** How a program draws the variant: its imports, and JSX with the example's own content. */
function Code({ type, variant, args }: VariantName & { args: Args }) {
  return (
    <>
      <CodeToCopy
        title="Importar"
        code={`import { ${variant} } from "@consultorio/ui/sections/${fileName(type)}";`}
      />
      <CodeToCopy title="Dibujar con el contenido de ejemplo" code={jsxSource(variant, args)} />
      <CodeToCopy
        title="Copiar su código a tu proyecto, para cambiarlo"
        code={`npx shadcn add ${new URL(`r/${fileName(variant)}.json`, globalThis.location.href)}`}
      />
      <SourceFile title="Su archivo en el repositorio" path={sourceOf({ type, variant })} />
    </>
  );
}

/** When to choose the variant, when not, and its benefits for readers and editors. */
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
    <div className="grid gap-x-column pt-8 md:grid-cols-2">
      <Sentences title="Cuándo elegirlo">{guide.choose}</Sentences>
      <Sentences title="Cuándo no">{guide.avoid}</Sentences>
      <Sentences title="Sus estados">{guide.states}</Sentences>
      <Sentences title="Accesibilidad">{guide.accessibility}</Sentences>
    </div>
  );
}

function Sentences({ title, children }: { title: string; children: string[] }): ReactNode {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {children.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

interface StatesProps {
  /** The variant, where the stories are of one. */
  name?: VariantName;
  stories: PreparedStory<ReactRenderer>[];
}

/** Each story in the words of its own name. */
function States({ name, stories }: StatesProps) {
  return stories.map((story) => {
    const title = storyWords(story.name);
    const reason = name === undefined ? null : whyNotApplicable(story.name, name);
    return (
      <section key={story.id} aria-label={title}>
        <h3>{title}</h3>
        {reason === null ? <State story={story} title={title} /> : <p>No aplica: {reason}</p>}
      </section>
    );
  });
}

/** A story that plays moves the focus, and with it this page: it is to be seen on its own. */
function State({ story, title }: { story: StatesProps["stories"][number]; title: string }) {
  if (story.playFunction === undefined) return <LiveExample story={story.id} title={title} />;
  return (
    <p>
      Aquí algo se mueve o se abre solo:{" "}
      <a href={`./?path=/story/${story.id}`} target="_top">
        ábrela en el lienzo
      </a>
      .
    </p>
  );
}
