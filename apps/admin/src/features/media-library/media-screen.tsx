import { TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { libraryQuery } from "#api/library.ts";
import classes from "#components/panel.module.css";
import { Panel } from "#components/panel.tsx";
import { withName } from "#components/pictures/named-pictures.ts";
import { QueryView } from "#components/query-view.tsx";
import { ScreenHeader } from "#screen/screen-header.tsx";
import { FileDialog } from "./file-dialog.tsx";
import { FileGrid } from "./file-grid.tsx";
import { type ListedFile, listedPictures } from "./listed-file.ts";
import { messages } from "./strings.ts";
import { UploadArea } from "./upload-area.tsx";

/** «Multimedia»: the clinic's own pictures and videos, and the pictures that came with the site. */
export function MediaScreen() {
  const query = useQuery(libraryQuery);
  const [search, setSearch] = useState("");
  const [open, setOpen] = useState<string | null>(null);
  const media: ListedFile[] = query.data?.media ?? [];
  const bundled = listedPictures(query.data?.bundled ?? []);
  const opened = [...media, ...bundled].find(({ path }) => path === open);
  const [uploads, bundledMatches] = [withName(media, search), withName(bundled, search)];
  return (
    <>
      <ScreenHeader title={messages.title} intro={messages.intro} />
      <div className={classes.screen}>
        <UploadArea />
        <QueryView query={query} failed={messages.loadFailed}>
          {() => (
            <>
              <TextInput
                type="search"
                label={messages.search}
                value={search}
                onChange={(event) => setSearch(event.currentTarget.value)}
              />
              {uploads.length + bundledMatches.length === 0 && <p role="status">{messages.noMatch}</p>}
              {(uploads.length > 0 || search === "") && (
                <Panel title={messages.files}>
                  <Link to="/informacion" search={{ campo: "multimedia.videoFile" }} className={classes.link}>
                    {messages.videoLink}
                  </Link>
                  {media.length === 0 && <p>{messages.none}</p>}
                  <FileGrid name={messages.files} files={uploads} onOpen={setOpen} />
                </Panel>
              )}
              {bundledMatches.length > 0 && (
                <Panel title={messages.bundled}>
                  <p className={classes.note}>{messages.bundledHelp}</p>
                  <FileGrid name={messages.bundled} files={bundledMatches} onOpen={setOpen} />
                </Panel>
              )}
            </>
          )}
        </QueryView>
      </div>
      {opened && <FileDialog key={opened.path} file={opened} onClose={() => setOpen(null)} />}
    </>
  );
}
