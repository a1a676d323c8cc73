import type { Disease } from "../kinds/diseases.ts";
import type { Guide } from "../kinds/guides.ts";
import type { Service } from "../kinds/services.ts";
import type { Symptom } from "../kinds/symptoms.ts";
import { describePage } from "../schema/describe-page.ts";
import type { Care, Relations, Review, WrittenCare } from "../schema/evidence.ts";
import type { Metadata } from "../schema/metadata.ts";
import { signInstruction } from "../signs/sign-instructions.ts";
import { type SignId, signTexts } from "../signs/signs.ts";

/** Nobody has reviewed the bundled texts yet, and the site says so. */
const pendingReview: Review = {
  reviewedBy: "pendiente de revisión médica",
  reviewedOn: "",
  nextReview: "",
};

type Derived = "description" | "imageHome" | "imageIndividual" | "iconIndividual" | "review" | "metadata";

/** A record without the fields that follow from its id. Its description is a list of paragraphs, its signs are ids. */
type Written<Item> = Omit<Item, Derived | "relations" | "care"> & {
  description: string[];
  care: WrittenCare;
  relations: Relations;
  metadata: Pick<Metadata, "title" | "description" | "keywords">;
};

/** The texts of a shared link. Its title is the record's name by default. */
interface Shared {
  share: { title?: string; description: string };
}

const iconOf = (id: string) => `/imagenes/icons/${id}.svg`;

const picturesOf = (id: string) => ({
  imageHome: `/imagenes/${id}-home`,
  imageIndividual: `/imagenes/${id}-page`,
  iconIndividual: iconOf(id),
});

/** One picture of the library, for the card and for the page, with the icon of another one. */
const onePicture = ({ picture, icon }: { picture: string; icon: string }) => ({
  imageHome: `/imagenes/${picture}`,
  imageIndividual: `/imagenes/${picture}`,
  iconIndividual: iconOf(icon),
});

const paragraphs = (texts: string[]) => ({ description: texts.join("\n\n") });

type ClosingFields = Pick<Written<Disease>, "ctaText" | "searchTerms" | "care" | "sources" | "relations">;

/** An urgent level as a record keeps it: the instructions of its signs, and their words. */
const urgentLevel = <Level extends "emergencia" | "hoy">(level: Level, signs: readonly SignId<Level>[]) => ({
  action: signInstruction(level, signs),
  signs: signTexts(level, signs),
});

/** The levels with the words of their signs, as a record keeps them. */
const careInWords = ({ emergencia, hoy, cita }: WrittenCare): Care => ({
  ...(emergencia && { emergencia: urgentLevel("emergencia", emergencia.signs) }),
  ...(hoy && { hoy: urgentLevel("hoy", hoy.signs) }),
  ...(cita && { cita: { ...cita, signs: signTexts("cita", cita.signs) } }),
});

const closing = ({ ctaText, searchTerms, care, sources, relations }: ClosingFields) => ({
  ctaText,
  searchTerms,
  care: careInWords(care),
  ...(sources && { sources }),
  review: pendingReview,
  relations,
});

export function disease({ metadata, share, ...written }: Written<Disease> & Shared): Disease {
  const { ctaText, searchTerms, care, sources, relations, ...facts } = written;
  return {
    ...facts,
    ...paragraphs(facts.description),
    ...picturesOf(facts.id),
    ...closing({ ctaText, searchTerms, care, sources, relations }),
    metadata: describePage(`/enfermedades/${facts.id}`, metadata, {
      title: facts.plainName ?? facts.name,
      ...share,
    }),
  };
}

export function symptom({ metadata, share, ...written }: Written<Symptom> & Shared): Symptom {
  const { ctaText, searchTerms, care, sources, relations, ...facts } = written;
  return {
    ...facts,
    ...paragraphs(facts.description),
    ...picturesOf(facts.id),
    ...closing({ ctaText, searchTerms, care, sources, relations }),
    metadata: describePage(`/sintomas/${facts.id}`, metadata, {
      title: facts.plainName ?? facts.name,
      ...share,
    }),
  };
}

/** A shared link to a service shows the same words as a search result. */
export function service({ metadata, ...written }: Written<Service>): Service {
  const { ctaText, searchTerms, care, sources, relations, ...facts } = written;
  const { id, title, description, shortDescription, procedure, ...details } = facts;
  return {
    id,
    title,
    ...paragraphs(description),
    shortDescription,
    procedure,
    ...picturesOf(id),
    ...details,
    ...closing({ ctaText, searchTerms, care, sources, relations }),
    metadata: describePage(`/servicios/${id}`, metadata),
  };
}

type WrittenGuide = Omit<Written<Guide>, "description"> & {
  /** The record whose pictures the guide has, or a picture of the guide's topic. */
  picturesOf: string | { picture: string; icon: string };
};

/** A shared link to a guide shows the same words as a search result. */
export function guide({ metadata, picturesOf: pictured, ...written }: WrittenGuide): Guide {
  const { ctaText, searchTerms, care, sources, relations, ...facts } = written;
  return {
    ...facts,
    ...(typeof pictured === "string" ? picturesOf(pictured) : onePicture(pictured)),
    ...closing({ ctaText, searchTerms, care, sources, relations }),
    metadata: describePage(`/guias/${facts.id}`, metadata),
  };
}
