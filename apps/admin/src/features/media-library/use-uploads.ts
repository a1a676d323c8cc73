import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { reasonOf } from "#api/client.ts";
import { isVideo, uploadFile } from "#api/library.ts";
import { ApiError } from "#api/request.ts";
import { sessionQuery } from "#api/session.ts";
import { words } from "./strings.ts";

/** Largest picture and largest video that the server takes, in bytes. */
const largest = { picture: 15 * 1024 * 1024, video: 60 * 1024 * 1024 };

/** Why a file is not even sent; empty where it is. */
function problemOf(file: File): string {
  if (isVideo(file)) return file.size <= largest.video ? "" : words.videoTooLarge;
  return file.size <= largest.picture ? "" : words.tooLarge;
}

/** A file on its way to the library, or what became of it. */
export interface RunningUpload {
  id: number;
  name: string;
  /** From 0 to 1. */
  share: number;
  state: "running" | "done" | "failed";
  reason: string;
}

/** Uploads files one after the other: the machine that draws them anew is small. */
export function useUploads() {
  const client = useQueryClient();
  const [uploads, setUploads] = useState<RunningUpload[]>([]);
  const queue = useRef(Promise.resolve());
  const count = useRef(0);
  const change = (id: number, next: Partial<RunningUpload>) =>
    setUploads((list) => list.map((upload) => (upload.id === id ? { ...upload, ...next } : upload)));

  const send = async (id: number, file: File) => {
    try {
      await uploadFile(file, (share) => change(id, { share }));
      change(id, { state: "done", share: 1 });
      await client.invalidateQueries({ queryKey: ["media"] });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) client.setQueryData(sessionQuery.queryKey, null);
      change(id, { state: "failed", reason: reasonOf(error, words.uploadFailed) });
    }
  };
  const add = (files: File[]) => {
    for (const file of files) {
      count.current += 1;
      const id = count.current;
      const reason = problemOf(file);
      const state = reason === "" ? "running" : "failed";
      setUploads((list) => [...list, { id, name: file.name, share: 0, state, reason }]);
      if (reason === "") queue.current = queue.current.then(() => send(id, file));
    }
  };
  const dismiss = (id: number) => setUploads((list) => list.filter((upload) => upload.id !== id));
  return { uploads, add, dismiss };
}
