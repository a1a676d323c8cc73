import { placeholdersIn, type SiteFacts } from "@consultorio/content";
import { documentShape } from "@consultorio/content/document-shape";
import { useQuery } from "@tanstack/react-query";
import { draftQuery } from "#api/draft.ts";
import { fill } from "#components/strings.ts";
import { useDocument, useValue } from "#document-editor/document/document-context.ts";
import { messages } from "./strings.ts";

/** The values of the names between braces, as far as they are known. */
export function PlaceholderValues({ text }: { text: string }) {
  const facts = useSiteFacts();
  if (facts === null) return null;
  return placeholdersIn(text, facts)
    .map(({ name, value }) =>
      value === null
        ? fill(messages.unknownPlaceholder, { name })
        : fill(messages.placeholder, { name, value }),
    )
    .join(" ");
}

/** The facts of the edited content; in another document those of the draft. Null until they are loaded. */
function useSiteFacts(): SiteFacts | null {
  const isSiteContent = useDocument().store.shape === documentShape("siteContent");
  const { data } = useQuery({ ...draftQuery("siteContent"), enabled: !isSiteContent });
  const typed = {
    aboutMe: { yearsOfExperience: Number(useValue("aboutMe.yearsOfExperience")) },
    consultationPrice: Number(useValue("consultationPrice")),
    doctorInfo: {
      name: textOf(useValue("doctorInfo.name")),
      address: textOf(useValue("doctorInfo.address")),
      specialist: textOf(useValue("doctorInfo.specialist")),
    },
    doctorWorkInfo: { consultingAddress: textOf(useValue("doctorWorkInfo.consultingAddress")) },
  };
  return isSiteContent ? typed : (data?.value ?? null);
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
