import { MapPin } from "lucide";
import { cn } from "#components/class-names/class-names.ts";
import { ContactButtons } from "#components/contact-buttons/contact-buttons.tsx";
import { FactTable } from "#components/fact-table/fact-table.tsx";
import { Heading } from "#components/heading/heading.tsx";
import { Paragraph } from "#components/heading/paragraph.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { Link } from "#components/link/link.tsx";
import { NoticeBar } from "#components/notice-bar/notice-bar.tsx";
import { Logo } from "#components/picture/logo.tsx";
import { ScrollTop } from "#components/scroll-top/scroll-top.tsx";
import { SocialLinks } from "#components/social-links/social-links.tsx";
import { useMessages, useRoutes } from "#messages/messages.tsx";
import { contactWords } from "#messages/words.ts";
import { type FooterContent, type FooterProps, footerContent } from "./footer.props.ts";
import { FooterOpening, FooterPhones, reachableBy } from "./footer-contact.tsx";
import { FooterLinks } from "./footer-links.tsx";
import { StreetMap } from "./street-map.tsx";

const columnLimit = 5;

/**
 * A drawn map fills the left side up to the screen's edge, and all of it leads to the real one; the office's card lies whole
 * on it. Right of it the invitation and three columns of five. A phone has the map first, and the office's facts below it.
 */
export function FooterMap(props: Omit<FooterProps, "background" | "phonesHeader" | "menu">) {
  const content = footerContent(props);
  const { columns, notice, anchor, className } = content;
  return (
    <footer
      data-section="Footer"
      data-variant="FooterMap"
      id={anchor || undefined}
      data-tone="alt"
      className={cn("bg-surface-alt text-text", className)}
    >
      <div className="relative isolate">
        <OfficeMap mapHref={content.mapHref} />
        <div className="shell-content grid gap-y-6 py-6 sm:gap-y-12 sm:py-12 lg:grid-cols-12 lg:gap-x-column lg:py-14 lg:pointer-events-none lg:*:pointer-events-auto">
          <Office {...content} />
          <div className="flex flex-col gap-6 sm:gap-12 lg:col-span-7 lg:col-start-6">
            <Band {...content} />
            <FooterLinks
              columns={columns}
              limit={columnLimit}
              className="grid gap-x-8 gap-y-2 sm:gap-y-6 sm:auto-cols-fr sm:grid-flow-col"
            />
            <Close {...content} />
          </div>
        </div>
      </div>
      <NoticeBar notice={notice} landmark={false} siteLinks={content.siteLinks} />
    </footer>
  );
}

/** Ends where the shell's fifth column does, on every width. */
function OfficeMap({ mapHref }: Pick<FooterContent, "mapHref">) {
  const messages = useMessages({ contact: contactWords });
  return (
    <div className="relative h-56 sm:h-88 lg:absolute lg:inset-y-0 lg:left-0 lg:-z-10 lg:h-auto lg:w-[max(50%-6rem,41.7%+var(--spacing-gutter)/6)]">
      <StreetMap className="absolute inset-0" />
      {mapHref === "" ? null : (
        <Link
          href={mapHref}
          target="_blank"
          rel="noopener"
          className="group absolute inset-0 flex items-end justify-end p-4 -outline-offset-4 lg:items-start"
        >
          <span className="inline-flex min-h-control items-center gap-2.5 rounded-full bg-surface px-4 text-sm font-semibold shadow-float transition-colors duration-200 ease-calm group-hover:bg-text group-hover:text-surface">
            <LineIcon lines={MapPin} />
            {messages.contact.map}
            <span className="sr-only">({messages.contact.newTab})</span>
          </span>
        </Link>
      )}
    </div>
  );
}

function Office(props: FooterContent) {
  const messages = useMessages({ contact: contactWords });
  const { consultingHeader, address, hoursHeader, hours, opening, contact } = props;
  if (address === "" && hours.length === 0 && reachableBy(contact).length === 0) return null;
  return (
    <div className="flex flex-col gap-4 text-sm sm:gap-6 lg:col-span-5 lg:col-start-1 lg:row-start-1 lg:mt-72 lg:mr-10 lg:self-end lg:rounded-card lg:bg-surface lg:p-8 lg:shadow-float">
      <div>
        <Heading level={2} size="card">
          {consultingHeader || messages.contact.address}
        </Heading>
        {address === "" ? null : <p className="mt-2">{address}</p>}
      </div>
      {hours.length === 0 ? null : (
        <div>
          <Heading level={2} size="small" className="mb-3">
            {hoursHeader || messages.contact.hours}
          </Heading>
          <FactTable facts={hours.map(({ days, hours: time }) => ({ label: days, value: time }))} />
          <FooterOpening hours={hours} opening={opening} />
        </div>
      )}
      <FooterPhones contact={contact} className="grid grid-cols-pair gap-x-5 lg:block" />
    </div>
  );
}

function Band({ band, contact }: FooterContent) {
  if (band.title === "") return null;
  return (
    <div data-band="">
      <Heading level={2} size="section">
        {band.title}
      </Heading>
      <Paragraph text={band.text} className="mt-3 font-display text-xl" />
      <ContactButtons contact={contact} className="mt-6" />
    </div>
  );
}

function Close({ logo, name, specialty, social }: FooterContent) {
  const routes = useRoutes();
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4 border-t border-line pt-5 sm:gap-y-6 sm:pt-8">
      <Link href={routes.home} className="flex min-w-0">
        <Logo logo={logo} name={name} specialty={specialty} className="max-h-14" />
      </Link>
      <SocialLinks links={social} className="sm:ms-auto" />
      <ScrollTop className="ms-auto sm:ms-0" />
    </div>
  );
}
