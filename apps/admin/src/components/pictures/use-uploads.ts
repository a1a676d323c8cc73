import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { reasonOf } from "#api/client.ts";
import { isVideo, libraryQuery, uploadFile } from "#api/library.ts";
import { ApiError } from "#api/request.ts";
import { readSessionAgain } from "#api/session.ts";
import { messages } from "./strings.ts";

/** Largest picture and largest video that the server takes, in bytes. */
const largest = { picture: 15 * 1024 * 1024, video: 60 * 1024 * 1024 };

/** Why a file is not even sent; empty where it is. */
function problemOf(file: File): string {
  if (isVideo(file)) return file.size <= largest.video ? "" : messages.uploads.videoTooLarge;
  return file.size <= largest.picture ? "" : messages.uploads.tooLarge;
}

/** A file on its way to the library, or the result. */
export interface Upload {
  id: number;
  file: File;
  /** Shows the file before the server has it; empty for a video. */
  url: string;
  state: "waiting" | "sending" | "reading" | "done" | "failed";
  /** How much has been sent, from 0 to 1. */
  share: number;
  /** Where the library has it; empty before. */
  path: string;
  /** Why it failed; empty where trying again cannot help. */
  reason: string;
  canRetry: boolean;
}

/** The sentence for a failure: the server's, or that there was no answer. */
function failureOf(error: unknown): string {
  const unanswered = error instanceof ApiError && error.status === 0;
  return unanswered ? messages.uploads.network : reasonOf(error, messages.uploads.failed);
}

/** A server that is busy (503) asks for ten seconds (`Retry-After`). A file is sent so many times at most. */
const busyDelay = 10_000;
const mostTries = 6;

/** Whether the same file may be accepted another time: the connection, the session or the disk were at fault. */
const canRetry = (error: unknown): boolean =>
  !(error instanceof ApiError && [413, 415, 422].includes(error.status));

/**
 * Uploads files: each is shown at once, one is sent after the other, and the next does not wait until the server has read
 * the one before. A failed one stays and can be sent again.
 */
export function useUploads(onDone?: (path: string) => void) {
  const client = useQueryClient();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const queue = useRef(Promise.resolve());
  const count = useRef(0);
  const urls = useRef(new Map<number, string>());
  useEffect(
    () => () => {
      for (const url of urls.current.values()) URL.revokeObjectURL(url);
    },
    [],
  );
  const change = (id: number, next: Partial<Upload>) =>
    setUploads((list) => list.map((upload) => (upload.id === id ? { ...upload, ...next } : upload)));

  const send = (id: number, file: File) => {
    const { promise: sent, resolve: onSent } = Promise.withResolvers<void>();
    const run = async (tries = 1) => {
      try {
        change(id, { state: "sending", share: 0 });
        const path = await uploadFile(file, (share) => {
          change(id, share < 1 ? { share } : { share, state: "reading" });
          if (share === 1) onSent();
        });
        change(id, { state: "done", share: 1, path });
        onDone?.(path);
        await client.invalidateQueries({ queryKey: libraryQuery.queryKey });
      } catch (error) {
        if (error instanceof ApiError && error.status === 503 && tries < mostTries) {
          change(id, { state: "waiting", share: 0 });
          setTimeout(run, busyDelay, tries + 1);
          return;
        }
        if (error instanceof ApiError && error.status === 401) void readSessionAgain(client);
        change(id, { state: "failed", reason: failureOf(error), canRetry: canRetry(error) });
      } finally {
        onSent();
      }
    };
    queue.current = queue.current.then(() => {
      void run();
      return sent;
    });
  };
  const add = (files: File[]) => {
    for (const file of files) {
      count.current += 1;
      const id = count.current;
      const reason = problemOf(file);
      const url = isVideo(file) ? "" : URL.createObjectURL(file);
      urls.current.set(id, url);
      const state = reason === "" ? "waiting" : "failed";
      setUploads((list) => [...list, { id, file, url, state, share: 0, path: "", reason, canRetry: false }]);
      if (reason === "") send(id, file);
    }
  };
  const retry = ({ id, file }: Upload) => {
    change(id, { state: "waiting", share: 0, reason: "" });
    send(id, file);
  };
  const dismiss = (id: number) => {
    URL.revokeObjectURL(urls.current.get(id) ?? "");
    setUploads((list) => list.filter((upload) => upload.id !== id));
  };
  return { uploads, add, retry, dismiss };
}
