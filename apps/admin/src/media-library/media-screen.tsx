import { TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { libraryQuery } from "../api/library.ts";
import { foldedText } from "../form/folded-text.ts";
import classes from "../publish/panel.module.css";
import { LoadFailure } from "../shell/load-failure.tsx";
import { Loading } from "../shell/loading.tsx";
import { ScreenHeader } from "../shell/screen-header.tsx";
import { FileDialog } from "./file-dialog.tsx";
import { FileGrid } from "./file-grid.tsx";
import { words } from "./strings.ts";
import { UploadArea } from "./upload-area.tsx";

/** «Multimedia»: the clinic's own pictures and videos. */
export function MediaScreen() {
  const { data: files, isError, refetch } = useQuery(libraryQuery);
  const [wanted, setWanted] = useState("");
  const [open, setOpen] = useState<string | null>(null);
  const found = files?.filter(({ name }) => foldedText(name).includes(foldedText(wanted.trim()))) ?? [];
  const opened = files?.find(({ hash }) => hash === open);
  return (
    <>
      <ScreenHeader title={words.title} intro={words.intro} />
      <div className={classes.screen}>
        <UploadArea />
        {!files && isError && <LoadFailure message={words.loadFailed} onRetry={refetch} />}
        {!files && !isError && <Loading />}
        {files && (
          <section className={classes.panel} aria-labelledby="archivos">
            <h2 id="archivos" className={classes.heading}>
              {words.files}
            </h2>
            <Link to="/informacion" search={{ campo: "multimedia.videoFile" }} className={classes.link}>
              {words.videoLink}
            </Link>
            {files.length === 0 && <p>{words.none}</p>}
            {files.length > 0 && (
              <TextInput
                type="search"
                label={words.search}
                value={wanted}
                onChange={(event) => setWanted(event.currentTarget.value)}
              />
            )}
            {files.length > 0 && found.length === 0 && <p role="status">{words.noMatch}</p>}
            <FileGrid files={found} onOpen={setOpen} />
          </section>
        )}
      </div>
      {opened && <FileDialog key={opened.hash} file={opened} onClose={() => setOpen(null)} />}
    </>
  );
}
