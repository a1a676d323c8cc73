import { Button } from "../primitives/button.tsx";
import { ContactButtons } from "../primitives/contact-buttons.tsx";
import { Heading } from "../primitives/heading.tsx";
import { Icon } from "../primitives/icon.tsx";
import { strings } from "../strings.ts";
import { careAnchor } from "./detail-care.tsx";
import type { DetailView } from "./detail-view.ts";

const contents = ({ care, parts }: DetailView): { id: string; title: string }[] =>
  care.length === 0 ? parts : [{ id: careAnchor, title: strings.care.title }, ...parts];

/** Contents list, contact and the way back; beside the text on wide screens, before its end on phones. */
export function DetailAside({ item }: { item: DetailView }) {
  return (
    <div className="space-y-8 lg:sticky lg:top-24 lg:self-start">
      <nav aria-label={strings.onThisPage} className="hidden lg:block">
        <p className="text-sm font-semibold text-ink-soft">{strings.onThisPage}</p>
        <ul className="mt-3 border-l border-line">
          {contents(item).map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-12 items-center pl-4 hover:text-artery hover:underline hover:underline-offset-4"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <aside aria-labelledby="contacto-titulo" className="rounded-card bg-vein-mist p-6">
        <Heading level={2} size="small" id="contacto-titulo">
          {item.contactTitle || item.contactText}
        </Heading>
        <div className="mt-5 flex flex-col gap-3">
          <Button href="/contacto" look="secondary">
            <Icon name="book" />
            {item.contactText}
          </Button>
          <ContactButtons contact={item.contact} className="xs:flex-col" />
        </div>
      </aside>
      <Button href={item.back.href} look="quiet">
        <Icon name="arrow-left" />
        {item.back.label}
      </Button>
    </div>
  );
}
