import { FieldBlock } from "../form/field-block.tsx";
import { type FieldShape, shapeAt } from "../form/field-shape.ts";
import { FieldGrid } from "../form/schema-field.tsx";
import { documentShape } from "../saving/document-shape.ts";
import { words } from "./strings.ts";

const content = documentShape("siteContent");

/** Fields of the site content by their path, as its form draws them. */
function fieldsAt(paths: readonly string[]): [string, FieldShape][] {
  return paths.map((path) => {
    const shape = shapeAt(content, path);
    if (!shape) throw new Error(`${path}: the site's content has no such field.`);
    return [path, shape];
  });
}

const blocks = [
  {
    title: words.hours,
    text: words.hoursText,
    fields: fieldsAt([
      "doctorWorkInfo.consultingHoursDays1",
      "doctorWorkInfo.consultingHours1",
      "doctorWorkInfo.consultingHoursDays2",
      "doctorWorkInfo.consultingHours2",
    ]),
  },
  { title: words.closures, text: words.closuresText, fields: fieldsAt(["notices.closures"]) },
  {
    title: words.announcement,
    text: words.announcementText,
    fields: fieldsAt([
      "notices.announcement.text",
      "notices.announcement.until",
      "notices.announcement.linkText",
      "notices.announcement.link",
    ]),
  },
];

/** The hours, the closures and the announcement, each with what it does on the site. */
export function NoticeBlocks() {
  return blocks.map(({ title, text, fields }) => (
    <FieldBlock key={title} title={title} text={text}>
      <FieldGrid fields={fields} path="" />
    </FieldBlock>
  ));
}
