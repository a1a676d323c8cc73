import { placeholdersIn, type SiteFacts } from "@consultorio/content";
import { documentShape } from "@consultorio/content/document-shape";
import { useQuery } from "@tanstack/react-query";
import { draftQuery } from "#api/draft.ts";
import { fill } from "#components/strings.ts";
import { useDocument, useValue } from "../document/document-context.ts";
import { words } from "./strings.ts";

/** What the site says in place of each name between braces, as far as it is known. */
export function PlaceholderValues({ text }: { text: string }) {
  const facts = useSiteFacts();
  if (facts === null) return null;
  return placeholdersIn(text, facts)
    .map(({ name, value }) =>
      value === null ? fill(words.unknownPlaceholder, { name }) : fill(words.placeholder, { name, value }),
    )
    .join(" ");
}

/** The facts of the content that is edited; in another document those of the draft. Null while they are not known. */
function useSiteFacts(): SiteFacts | null {
  const own = useDocument().store.shape === documentShape("siteContent");
  const { data } = useQuery({ ...draftQuery("siteContent"), enabled: !own });
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
  return own ? typed : (data?.value ?? null);
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
