import { routePath } from "@consultorio/content";
import { ArrowLeft, CalendarCheck, ClipboardList } from "lucide";
import { Button } from "#components/button/button.tsx";
import { ContactButtons } from "#components/contact-buttons/contact-buttons.tsx";
import { Heading } from "#components/heading/heading.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { strings } from "#strings/strings.ts";
import { DetailContents } from "./detail-contents.tsx";
import type { DetailView } from "./detail-view.ts";

/** Contact, contents list and the way back; beside the text on wide screens, before its end on phones. */
export function DetailAside({ item }: { item: DetailView }) {
  const { emergency } = item.contact;
  return (
    <div className="space-y-8 lg:sticky lg:top-24 lg:self-start print:hidden">
      <aside aria-labelledby="contacto-titulo" className="rounded-card bg-info-soft p-card md:p-6">
        <Heading level={2} size="small" id="contacto-titulo">
          {item.contactTitle || item.contactText}
        </Heading>
        <div className="mt-5 flex flex-col gap-3">
          {/* On phones the page has these buttons at its top, in its last section and in the dock. */}
          {emergency && <ContactButtons contact={item.contact} className="xs:flex-col max-lg:hidden" />}
          <Button href={routePath({ page: "contact" })} look="secondary">
            <LineIcon lines={CalendarCheck} />
            {item.contactText}
          </Button>
          {emergency ? null : <ContactButtons contact={item.contact} className="xs:flex-col max-md:hidden" />}
        </div>
      </aside>
      {item.collection === "symptoms" ? (
        <Button href={`${routePath({ page: "visitSheet" })}#${item.id}`} look="quiet">
          <LineIcon lines={ClipboardList} />
          {strings.visitSheet.link}
        </Button>
      ) : null}
      <DetailContents item={item} />
      <Button href={item.back.href} look="quiet">
        <LineIcon lines={ArrowLeft} />
        {item.back.label}
      </Button>
    </div>
  );
}
