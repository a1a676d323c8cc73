import { handle } from "../../../api/handle.ts";
import { pictureAnswer } from "../../../api/picture-answer.ts";
import { Refused } from "../../../api/refused.ts";
import { services } from "../../services.ts";

/** The preview picture of a layout: `?type=Hero&image=HeroSlider`. */
export const GET = handle(async (request) => {
  const query = new URL(request.url).searchParams;
  const picture = await services().previewPicture(query.get("type") ?? "", query.get("image") ?? "");
  if (picture === null) throw new Refused(404, "No hay imagen disponible");
  return pictureAnswer(request, picture);
});
