import { MapPin } from "lucide";
import { Button } from "#components/button/button.tsx";
import { cn } from "#components/class-names/class-names.ts";
import { ContactButtons } from "#components/contact-buttons/contact-buttons.tsx";
import { FactTable } from "#components/fact-table/fact-table.tsx";
import { Heading } from "#components/heading/heading.tsx";
import { Paragraph } from "#components/heading/paragraph.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { NoticeBar } from "#components/notice-bar/notice-bar.tsx";
import { Logo } from "#components/picture/logo.tsx";
import { Picture } from "#components/picture/picture.tsx";
import { ScrollTop } from "#components/scroll-top/scroll-top.tsx";
import { SocialLinks } from "#components/social-links/social-links.tsx";
import { useMessages, useRoutes } from "#messages/messages.tsx";
import { contactWords } from "#messages/words.ts";
import { type FooterContent, type FooterProps, footerContent } from "./footer.props.ts";
import { FooterPhones } from "./footer-contact.tsx";
import { FooterLinks } from "./footer-links.tsx";

const columnLimit = 5;

/**
 * The way to the office fills the left side up to the screen's edge; over its
 * lower edge a card with address, hours and phones. Right of it the invitation and three columns of five.
 */
export function FooterMap(props: FooterProps) {
  const content = footerContent(props);
  const { columns, notice, placeImage, anchor, className } = content;
  return (
    <footer
      data-section="Footer"
      data-variant="FooterMap"
      id={anchor || undefined}
      data-tone="alt"
      className={cn("bg-surface-alt text-text", className)}
    >
      <div className="relative isolate">
        <div className="bg-info-soft lg:absolute lg:inset-y-0 lg:left-0 lg:-z-10 lg:w-5/12">
          <Picture
            image={placeImage}
            alt=""
            sizes="(min-width: 64rem) 42vw, 100vw"
            className="aspect-2/1 lg:aspect-auto lg:h-112"
            style={{ objectPosition: "70% 50%" }}
          />
        </div>
        <div className="shell-content grid gap-y-6 pb-6 sm:gap-y-12 sm:pb-12 lg:grid-cols-12 lg:gap-x-column lg:py-16">
          <Office {...content} />
          <div className="flex flex-col gap-6 sm:gap-12 lg:col-span-7 lg:col-start-6">
            <Band {...content} />
            <FooterLinks
              columns={columns}
              limit={columnLimit}
              className="grid gap-x-8 gap-y-2 sm:gap-y-6 sm:grid-cols-3"
            />
            <Close {...content} />
          </div>
        </div>
      </div>
      <NoticeBar notice={notice} landmark={false} siteLinks={content.siteLinks} />
    </footer>
  );
}

function Office(props: FooterContent) {
  const messages = useMessages({ contact: contactWords });
  const { consultingHeader, address, mapHref, hoursHeader, hours, contact } = props;
  if (address === "" && hours.length === 0 && !contact.call && !contact.urgent) return null;
  return (
    <div className="-mt-14 flex flex-col gap-4 rounded-card bg-surface p-card text-sm shadow-float sm:-mt-24 sm:gap-6 sm:p-6 md:p-8 lg:col-span-5 lg:col-start-1 lg:row-start-1 lg:mt-60 lg:mr-10 lg:self-start">
      <div>
        <Heading level={2} size="card">
          {consultingHeader || messages.contact.address}
        </Heading>
        {address === "" ? null : <p className="mt-2">{address}</p>}
        {mapHref === "" ? null : (
          <Button
            href={mapHref}
            target="_blank"
            rel="noopener"
            look="secondary"
            size="compact"
            className="mt-4"
          >
            <LineIcon lines={MapPin} />
            {messages.contact.map}
            <span className="sr-only">({messages.contact.newTab})</span>
          </Button>
        )}
      </div>
      {hours.length === 0 ? null : (
        <div>
          <Heading level={2} size="small" className="mb-3">
            {hoursHeader || messages.contact.hours}
          </Heading>
          <FactTable facts={hours.map(({ days, hours: time }) => ({ label: days, value: time }))} />
        </div>
      )}
      <FooterPhones contact={contact} />
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
      <a href={routes.home} className="flex min-w-0">
        <Logo logo={logo} name={name} specialty={specialty} className="max-h-14" />
      </a>
      <SocialLinks links={social} className="sm:ms-auto" />
      <ScrollTop className="ms-auto sm:ms-0" />
    </div>
  );
}
