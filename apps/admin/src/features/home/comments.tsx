import { isSectionType } from "@consultorio/content";
import { useQuery } from "@tanstack/react-query";
import { Link, type LinkProps } from "@tanstack/react-router";
import { openCommentsQuery } from "#api/open-comments.ts";
import type { ReviewNote } from "#api/review.ts";
import classes from "#components/panel.module.css";
import { fill } from "#components/strings.ts";
import { useOrigin } from "#components/way-back.tsx";
import { kindAt, nameFieldOf } from "#document-editor/document/collection-kinds.ts";
import { NewsItem } from "./news-item.tsx";
import { messages } from "./strings.ts";

const { news } = messages;

/** How many are shown here; «Publicar» has all. */
const shown = 3;

/** The doctor's comments, each with a link to the place of the change. */
export function Comments() {
  const origin = useOrigin();
  return (
    <NewsItem title={news.comments} query={useQuery(openCommentsQuery)}>
      {(comments) => (
        <>
          {comments.length === 0 && <p className={classes.note}>{news.noComments}</p>}
          {comments.slice(0, shown).map((note) => (
            <div key={note.id}>
              <p>{fill(news.comment, { who: note.name, text: note.text })}</p>
              <Link {...placeOfNote(note)} state={origin} className={classes.link}>
                {news.goThere}
              </Link>
            </div>
          ))}
          {comments.length > shown && (
            <Link to="/publicar" className={classes.link}>
              {news.seeComments}
            </Link>
          )}
        </>
      )}
    </NewsItem>
  );
}

/** The record that a page is about, the section that a note speaks of, or all notes. */
function placeOfNote({ path, section }: ReviewNote): Pick<LinkProps, "to" | "params" | "search"> {
  const [, coleccion = "", registro = ""] = path.split("/");
  const kind = kindAt(coleccion);
  if (registro !== "" && kind !== null) {
    const campo = nameFieldOf(kind);
    return { to: "/colecciones/$coleccion", params: { coleccion }, search: { registro, campo } };
  }
  return isSectionType(section) ? { to: "/secciones", search: { campo: section } } : { to: "/publicar" };
}
