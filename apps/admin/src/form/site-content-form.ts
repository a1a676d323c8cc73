import type { SiteContent } from "@consultorio/content";
import { createFormContext } from "@mantine/form";

/** The form of the site content: fields name their value by its path in the document. */
export const [SiteContentFormProvider, useSiteContentForm, useNewSiteContentForm] =
  createFormContext<SiteContent>();
