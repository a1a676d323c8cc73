import { foldedText } from "@consultorio/content";
import { TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { libraryQuery } from "#api/library.ts";
import classes from "#components/panel.module.css";
import { Panel } from "#components/panel.tsx";
import { QueryView } from "#components/query-view.tsx";
import { ScreenHeader } from "#screen/screen-header.tsx";
import { FileDialog } from "./file-dialog.tsx";
import { FileGrid } from "./file-grid.tsx";
import { words } from "./strings.ts";
import { UploadArea } from "./upload-area.tsx";

/** «Multimedia»: the clinic's own pictures and videos. */
export function MediaScreen() {
  const query = useQuery(libraryQuery);
  const [search, setSearch] = useState("");
  const [open, setOpen] = useState<string | null>(null);
  const found = query.data?.filter(({ name }) => foldedText(name).includes(foldedText(search.trim()))) ?? [];
  const opened = query.data?.find(({ hash }) => hash === open);
  return (
    <>
      <ScreenHeader title={words.title} intro={words.intro} />
      <div className={classes.screen}>
        <UploadArea />
        <QueryView query={query} failed={words.loadFailed}>
          {(files) => (
            <Panel title={words.files}>
              <Link to="/informacion" search={{ campo: "multimedia.videoFile" }} className={classes.link}>
                {words.videoLink}
              </Link>
              {files.length === 0 ? (
                <p>{words.none}</p>
              ) : (
                <TextInput
                  type="search"
                  label={words.search}
                  value={search}
                  onChange={(event) => setSearch(event.currentTarget.value)}
                />
              )}
              {files.length > 0 && found.length === 0 && <p role="status">{words.noMatch}</p>}
              <FileGrid files={found} onOpen={setOpen} />
            </Panel>
          )}
        </QueryView>
      </div>
      {opened && <FileDialog key={opened.hash} file={opened} onClose={() => setOpen(null)} />}
    </>
  );
}
