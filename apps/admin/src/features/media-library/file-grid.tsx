import { VisuallyHidden } from "@mantine/core";
import { Film } from "lucide-react";
import { isDescribed, type LibraryFile } from "#api/library.ts";
import { PictureThumbnail } from "#components/pictures/picture-thumbnail.tsx";
import { fill } from "#components/strings.ts";
import own from "./media-library.module.css";
import { words } from "./strings.ts";

interface FileGridProps {
  files: LibraryFile[];
  /** Called with the hash of a file. */
  onOpen: (hash: string) => void;
}

/** The files as small pictures, each a button that opens it. */
export function FileGrid({ files, onOpen }: FileGridProps) {
  return (
    <ul className={own.grid}>
      {files.map((file) => (
        <li key={file.hash}>
          <button type="button" className={own.file} onClick={() => onOpen(file.hash)}>
            <span className={own.look}>
              {file.kind === "video" ? <Film size={40} aria-hidden /> : <PictureThumbnail path={file.path} />}
            </span>
            <span className={own.fileName}>
              <VisuallyHidden>{words.open} </VisuallyHidden>
              {file.name}
            </span>
            <span className={own.fileNote}>{usesWords(file)}</span>
            {file.kind === "picture" && !isDescribed(file) && (
              <span className={own.warning}>{words.noAlt}</span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

function usesWords({ uses }: LibraryFile): string {
  if (uses.length === 0) return words.noUse;
  return uses.length === 1 ? words.oneUse : fill(words.manyUses, { count: uses.length });
}
