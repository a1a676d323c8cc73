import { answer } from "../../../../../api/answer.ts";
import { readNothing } from "../../../../../api/body.ts";
import { writing } from "../../../../../api/guard.ts";
import { handle } from "../../../../../api/handle.ts";
import { services } from "../../../../services.ts";

/** Makes an earlier publication public again. The draft stays as it is. */
export const POST = handle(async (request, { params }: { params: Promise<{ id: string }> }) => {
  const { session } = await writing(request, readNothing);
  return answer(await services().publisher.goBack(session, (await params).id));
});
