import { VisuallyHidden } from "@mantine/core";
import { Film } from "lucide-react";
import { isDescribed } from "#api/library.ts";
import { PagedList } from "#components/paged.tsx";
import { PictureThumbnail } from "#components/pictures/picture-thumbnail.tsx";
import { fill } from "#components/strings.ts";
import type { ListedFile } from "./listed-file.ts";
import libraryClasses from "./media-library.module.css";
import { messages } from "./strings.ts";

interface FileGridProps {
  name: string;
  files: ListedFile[];
  /** Called with the path of a file. */
  onOpen: (path: string) => void;
}

/** The files as small pictures, each a button that opens it. */
export function FileGrid({ name, files, onOpen }: FileGridProps) {
  return (
    <PagedList name={name} items={files} className={libraryClasses.grid}>
      {(file) => (
        <li key={file.path}>
          <button type="button" className={libraryClasses.file} onClick={() => onOpen(file.path)}>
            <span className={libraryClasses.look}>
              {file.kind === "video" ? <Film size={40} aria-hidden /> : <PictureThumbnail path={file.path} />}
            </span>
            <span className={libraryClasses.fileName}>
              <VisuallyHidden>{messages.open} </VisuallyHidden>
              {file.name}
            </span>
            {file.kind === "bundled" && <span className={libraryClasses.badge}>{messages.isBundled}</span>}
            <span className={libraryClasses.fileNote}>{usesWords(file)}</span>
            {file.kind === "picture" && !isDescribed(file) && (
              <span className={libraryClasses.warning}>{messages.noAlt}</span>
            )}
          </button>
        </li>
      )}
    </PagedList>
  );
}

function usesWords({ uses }: ListedFile): string {
  if (uses.length === 0) return messages.noUse;
  return uses.length === 1 ? messages.oneUse : fill(messages.manyUses, { count: uses.length });
}
