import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type PublishProgress, publishDraft } from "#api/publish.ts";
import { publishedQuery } from "#api/published.ts";
import { ApiError } from "#api/request.ts";
import { readSessionAgain } from "#api/session.ts";
import { strings } from "#components/strings.ts";
import { useOpenEditor } from "#document-editor/saving/open-editor.ts";

export type PublishState =
  | { step: "confirm" }
  | { step: "saving" }
  | { step: "running"; progress: PublishProgress | null }
  /** `notice` is a problem after which the site is public nevertheless; otherwise empty. */
  | { step: "done"; notice: string }
  /**
   * `reason` is the server's, which names the page, or that none came; empty where it gave none. Without an answer the site
   * may be public all the same.
   */
  | { step: "failed"; reason: string; notSaved: boolean; unanswered: boolean };

/** Publishes: saves the open editor where it has changes, then asks the server. */
export function usePublish(): { state: PublishState; publish: () => Promise<void> } {
  const [state, setState] = useState<PublishState>({ step: "confirm" });
  const editor = useOpenEditor();
  const client = useQueryClient();

  const publish = async () => {
    if (editor?.dirty) {
      setState({ step: "saving" });
      if (!(await editor.save()))
        return setState({ step: "failed", reason: "", notSaved: true, unanswered: false });
    }
    setState({ step: "running", progress: null });
    try {
      const notice = await publishDraft((progress) => setState({ step: "running", progress }));
      setState({ step: "done", notice });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) void readSessionAgain(client);
      const answered = error instanceof ApiError && error.status !== 0;
      const reason = answered ? error.message : strings.noAnswer;
      setState({ step: "failed", reason, notSaved: false, unanswered: !answered });
    }
    await client.invalidateQueries({ queryKey: publishedQuery.queryKey });
  };
  return { state, publish };
}
