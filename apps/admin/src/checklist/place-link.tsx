import { Link } from "@tanstack/react-router";
import { addressOf, collectionKinds } from "../collections/collection-kinds.ts";
import classes from "../publish/panel.module.css";
import { words } from "./strings.ts";

interface PlaceLinkProps {
  /** Begins with the document: `siteContent.doctorInfo.phone`, `diseases.0.name`. Empty for what no field mends. */
  path: string;
}

/** Leads to the field of a finding, wherever in the area it is edited. */
export function PlaceLink({ path }: PlaceLinkProps) {
  if (path === "") return null;
  const [document, ...inner] = path.split(".");
  const field = inner.join(".");
  const kind = collectionKinds.find((known) => known === document);
  if (kind) {
    const [index, ...rest] = inner;
    const search = {
      ...(index !== undefined && { registro: String(Number(index) + 1) }),
      ...(rest.length > 0 && { campo: rest.join(".") }),
    };
    return (
      <Link
        to="/colecciones/$coleccion"
        params={{ coleccion: addressOf(kind) }}
        search={search}
        className={classes.link}
      >
        {words.go}
      </Link>
    );
  }
  if (document !== "siteContent")
    return (
      <Link to="/secciones" className={classes.link}>
        {words.go}
      </Link>
    );
  if (inner[0] === "notices")
    return (
      <Link to="/horarios" className={classes.link}>
        {words.go}
      </Link>
    );
  return (
    <Link to="/informacion" search={field === "" ? {} : { campo: field }} className={classes.link}>
      {words.go}
    </Link>
  );
}
