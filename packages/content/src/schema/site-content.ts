import { confirmedListSchema } from "./confirmed.ts";
import { doctorParts } from "./doctor-parts.ts";
import { group, list, number, text } from "./fields.ts";
import { type collectionTextsSchema, homeParts } from "./home-parts.ts";
import { privacy } from "./later-pages/privacy.ts";
import { search } from "./later-pages/search.ts";
import { visitSheet } from "./later-pages/visit-sheet.ts";
import { noticesSchema } from "./notices.ts";
import {
  buttonsSchema,
  multimediaSchema,
  officeParts,
  privacySchema,
  searchPageSchema,
  visitSheetSchema,
} from "./office-parts.ts";
import { picturesSchema } from "./pictures.ts";
import { selectedSectionsSchema } from "./selected-sections.ts";
import { themeSchema } from "./theme.ts";

/** Whole selections of variants under a name, to use again later. */
const looksSchema = list(
  "Aspectos guardados",
  group("Aspecto", {
    name: text("Nombre", { max: 60, required: true }),
    sections: selectedSectionsSchema,
  }),
  { max: 20, help: "Se guardan y se usan desde Secciones" },
);

/**
 * The one document for the whole site but the records of its collections. `collectionTexts` are the parts with the texts
 * of each collection. A document without the page of the search, the sheet or the privacy notice gets the bundled one. The order of the fields is the order
 * of the forms.
 */
export const siteContentWith = <Texts extends string>(
  collectionTexts: Record<Texts, ReturnType<typeof collectionTextsSchema>>,
) =>
  group("Contenido del sitio", {
    ...doctorParts,
    ...homeParts,
    ...collectionTexts,
    consultationPrice: number("Precio de la consulta", {
      min: 0,
      max: 1_000_000,
      help: "En pesos mexicanos. Con 0, el sitio no lo muestra en ninguna parte",
      example: "1200 o 1200.50",
    }),
    ...officeParts,
    search: searchPageSchema.default(search),
    visitSheet: visitSheetSchema.default(visitSheet),
    privacy: privacySchema.default(privacy),
    looks: looksSchema.optional(),
    // Absent until the clinic chooses one: the first preset.
    theme: themeSchema.optional(),
    buttons: buttonsSchema,
    multimedia: multimediaSchema,
    // Absent until the clinic writes a notice, or a note about a picture.
    notices: noticesSchema.optional(),
    pictures: picturesSchema.optional(),
    // Absent until somebody confirms content that looks like the example as the clinic's own.
    confirmed: confirmedListSchema.optional(),
  });
