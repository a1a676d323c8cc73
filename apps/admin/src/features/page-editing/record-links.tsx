import { kindWith, type Site } from "@consultorio/content";
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { FileText, SquareArrowOutUpRight } from "lucide-react";
import { fill } from "#components/strings.ts";
import { useOrigin } from "#components/way-back.tsx";
import { placeOf } from "#document-editor/form/place-link.tsx";
import { sitePages } from "#live-preview/site-pages.ts";
import { messages } from "./strings.ts";

interface RecordLinksProps {
  /** The field that is chosen; null for none. */
  path: string | null;
  /** Where the link around it leads in the site; null for none. */
  link: string | null;
  site: Site;
  /** Path of the page that is open. */
  page: string;
  onPage: (path: string) => void;
}

/** A card leads to the page of its record, a link to its page, and each field to its form. */
export function RecordLinks({ path, link, site, page, onPage }: RecordLinksProps) {
  const origin = useOrigin();
  const target = (path && pageOfRecord(site, path)) ?? link;
  const linkedPage = target === page ? undefined : sitePages(site).find((one) => one.path === target);
  return (
    <>
      {linkedPage && (
        <Button
          variant="default"
          leftSection={<SquareArrowOutUpRight size={18} aria-hidden />}
          onClick={() => onPage(linkedPage.path)}
        >
          {fill(messages.choice.openPage, { page: linkedPage.label })}
        </Button>
      )}
      {path !== null && (
        <Button
          variant="default"
          leftSection={<FileText size={18} aria-hidden />}
          renderRoot={(props) => <Link {...props} {...placeOf(path)} state={origin} />}
        >
          {messages.choice.form}
        </Button>
      )}
    </>
  );
}

/** The page of the record that a field belongs to. */
function pageOfRecord(site: Site, path: string): string | null {
  const [document, index] = path.split(".");
  const kind = kindWith("name", document ?? "");
  const record = kind?.records(site)[Number(index)];
  return kind && record ? kind.pagePath(record.id) : null;
}
