import { clinicDay, isPastAnnouncement } from "@consultorio/content";
import { documentShape, type FieldShape, shapeAt } from "@consultorio/content/document-shape";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";
import { type Draft, draftQuery } from "#api/draft.ts";
import { sameOrigin } from "#components/way-back.tsx";
import { FieldNotesProvider } from "#document-editor/document/field-notes.ts";
import { FieldBlock } from "#document-editor/form/field-block.tsx";
import { FieldGrid } from "#document-editor/form/schema-field.tsx";
import { DocumentForm } from "#document-editor/saving/document-form.tsx";
import { placeIn } from "#document-editor/saving/place-in.ts";
import { messages as savingWords } from "#document-editor/saving/strings.ts";
import { useFormEditor } from "#document-editor/saving/use-document-editor.ts";
import { useRevealed } from "#document-editor/saving/use-revealed.ts";
import { QueryScreen } from "#screen/query-screen.tsx";
import { messages } from "./strings.ts";

const lastDay = "notices.announcement.until";

/** «Horarios y avisos»: opening hours, closures that end by themselves, and the announcement bar. */
export function NoticesScreen() {
  return (
    <QueryScreen
      title={messages.title}
      intro={messages.intro}
      query={useQuery(draftQuery("siteContent"))}
      failed={savingWords.siteContent.loadFailed}
    >
      {(draft) => <NoticesEditor key={draft.version} draft={draft} />}
    </QueryScreen>
  );
}

/** The hours, the closures and the announcement, each with what it does on the site. */
function NoticesEditor({ draft }: { draft: Draft<"siteContent"> }) {
  const { campo } = useSearch({ from: "/shell/horarios" });
  const navigate = useNavigate();
  const { editor, problem } = useFormEditor("siteContent", draft, {
    saveMessages: savingWords.siteContent,
    // The message too: this form is small, and a wrong field may be on another screen.
    describe: ({ message }) => message,
    place: placeOnScreen,
    onWrong: ([{ path }]) =>
      void navigate({ to: "/horarios", search: { campo: path }, state: sameOrigin, resetScroll: false }),
  });
  const { store } = editor;
  const past = useSyncExternalStore(store.subscribe, () => {
    const text = String(store.get("notices.announcement.text") ?? "");
    const until = String(store.get(lastDay) ?? "");
    return isPastAnnouncement({ text, until }, clinicDay(new Date()));
  });
  const noteOf = (path: string) => (past && path === lastDay ? messages.past : null);
  return (
    <DocumentForm editor={editor} problem={problem} reveal={useRevealed(campo)}>
      <FieldNotesProvider value={noteOf}>
        {blocks.map(({ title, text, fields }) => (
          <FieldBlock key={title} title={title} text={text}>
            <FieldGrid fields={fields} path="" />
          </FieldBlock>
        ))}
      </FieldNotesProvider>
    </DocumentForm>
  );
}

/** Fields of the site content by their path, as its form draws them. */
function fieldsAt(...paths: string[]): [string, FieldShape][] {
  return paths.map((path) => {
    const shape = shapeAt(documentShape("siteContent"), path);
    if (!shape) throw new Error(`${path}: the site's content has no such field.`);
    return [path, shape];
  });
}

const blocks = [
  {
    title: messages.hours,
    text: messages.hoursText,
    fields: fieldsAt(
      "doctorWorkInfo.consultingHoursDays1",
      "doctorWorkInfo.consultingHours1",
      "doctorWorkInfo.consultingHoursDays2",
      "doctorWorkInfo.consultingHours2",
      "doctorWorkInfo.consultingHoursMore",
    ),
  },
  { title: messages.closures, text: messages.closuresText, fields: fieldsAt("notices.closures") },
  {
    title: messages.announcement,
    text: messages.announcementText,
    fields: fieldsAt(
      "notices.announcement.text",
      lastDay,
      "notices.announcement.linkText",
      "notices.announcement.link",
    ),
  },
];

const placeOnScreen = placeIn(blocks.flatMap(({ fields }) => fields.map(([path]) => path)));
