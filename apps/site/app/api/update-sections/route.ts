import { answer } from "../../../api/answer.ts";
import { readNothing } from "../../../api/body.ts";
import { writing } from "../../../api/guard.ts";
import { handle } from "../../../api/handle.ts";
import { publishStream } from "../../../api/publish-stream.ts";
import { requestHeader } from "../../../server/headers.ts";
import { services } from "../../services.ts";

/** Publishes the draft. Tells its progress where the caller accepts an event stream. */
export const POST = handle(async (request) => {
  const { session } = await writing(request, readNothing);
  if (request.headers.get("accept")?.includes("text/event-stream"))
    return publishStream(session, request.headers.get(requestHeader) ?? "");
  return answer(await services().publisher.publish(session));
});
