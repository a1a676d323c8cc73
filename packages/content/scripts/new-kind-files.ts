import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The names given to `pnpm new:kind` cannot be used. Its message says why. */
export class NewKindError extends Error {}

const usage = "Usage: pnpm new:kind <name> <Spanish>, for example pnpm new:kind questions Preguntas.";

interface KindNames {
  /** Of the collection: `questions`. */
  many: string;
  /** Of a record: `question`. */
  one: string;
  /** Of the type: `Question`. */
  type: string;
  /** Spanish title of the collection: `Preguntas`. */
  title: string;
  /** Spanish noun for one record: `pregunta`. */
  noun: string;
  /** First part of the address: `preguntas`. */
  slug: string;
}

function namesOf(name: string, title: string): KindNames {
  if (name === "" || title === "") throw new NewKindError(usage);
  if (!/^[a-z][a-zA-Z]*s$/.test(name))
    throw new NewKindError(
      `"${name}" is no name here: it has to be a plural in camelCase, such as "questions".`,
    );
  if (!/^\p{Lu}\p{Ll}+s$/u.test(title))
    throw new NewKindError(`"${title}" is no Spanish plural with a capital letter, such as "Preguntas".`);
  const one = name.slice(0, -1);
  const noun = title.toLowerCase().slice(0, -1);
  return {
    many: name,
    one,
    type: one.charAt(0).toUpperCase() + one.slice(1),
    title,
    noun,
    slug: title.toLowerCase().normalize("NFD").replace(/\p{M}/gu, ""),
  };
}

const source = ({
  many,
  one,
  type,
  title,
  noun,
  slug,
}: KindNames): string => `import type { Article } from "schema-dts";
import type { z } from "zod";
import { describePage } from "../schema/describe-page.ts";
import { group, text } from "../schema/fields.ts";
import type { CollectionTexts } from "../schema/home-parts.ts";
import { defineKind } from "./define-kind.ts";
import { closingFields, id, pictureFields, shortDescription } from "./record-fields.ts";
import { type RecordGraph, topicId } from "./structured-data.ts";

const ${one}Schema = group("${noun.charAt(0).toUpperCase()}${noun.slice(1)}", {
  id,
  title: text("Título", { max: 120, required: true }),
  shortDescription,
  description: text("Descripción", { max: 4000 }),
  ...pictureFields,
  ...closingFields,
});
export type ${type} = z.infer<typeof ${one}Schema>;

const article = (graph: RecordGraph, record: ${type}, url: string): Exclude<Article, string> => ({
  "@type": "Article",
  "@id": topicId(url),
  headline: record.title,
  description: graph.text(record.shortDescription),
  url,
  mainEntityOfPage: { "@id": url },
  image: graph.picture(record.imageIndividual),
  inLanguage: "es-MX",
  author: graph.node("consultorio"),
  publisher: graph.node("consultorio"),
});

const texts: CollectionTexts = {
  sectionTitle: "${title}",
  sectionSubtitle: "",
  linkText: "Leer más",
  buttonText: "Ver todo",
  page: {
    backgroundImage: "/imagenes/banner-servicios",
    pageTitle: "${title}",
    sectionTitle: "",
    sectionSubtitle: "",
    metadata: describePage("/${slug}", { title: "${title}", description: "${title} del consultorio.", keywords: [] }),
  },
  individualPage: {
    contactButton: { title: "¿Te quedó alguna duda?", text: "Agendar una cita" },
    returnButton: { text: "Volver" },
  },
};

export const ${many} = defineKind({
  name: "${many}",
  one: "${one}",
  path: "/${slug}",
  words: { one: "${noun}", many: "${title}", feminine: ${noun.endsWith("a")} },
  texts: "${many}",
  nameField: "title",
  record: ${one}Schema,
  search: { rank: 5 },
  structuredData: { page: "mainEntity", nodes: (...call) => [article(...call)] },
  laterTexts: texts,
});
`;

/**
 * Writes a kind of record into `src/kinds` of the content package and adds it to the list of kinds. Returns the names
 * and the written files.
 */
export function newKind(content: string, name: string, title: string): { names: KindNames; paths: string[] } {
  const names = namesOf(name, title);
  const index = "src/kinds/index.ts";
  const file = `src/kinds/${names.many}.ts`;
  if (existsSync(join(content, file))) throw new NewKindError(`"${names.many}" is there already: ${file}.`);
  const list = readFileSync(join(content, index), "utf8");
  const added = list
    .replace(/(export const kinds = \[)([^\]]*)(\] as const;)/, `$1$2, ${names.many}$3`)
    .replace(/^import /m, `import { ${names.many} } from "./${names.many}.ts";\nimport `);
  writeFileSync(join(content, file), source(names));
  writeFileSync(join(content, index), added);
  return { names, paths: [file, index] };
}
