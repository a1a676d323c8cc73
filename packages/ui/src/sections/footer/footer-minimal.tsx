import { cn } from "#components/class-names/class-names.ts";
import { ContactButtons } from "#components/contact-buttons/contact-buttons.tsx";
import { Heading } from "#components/heading/heading.tsx";
import { Paragraph } from "#components/heading/paragraph.tsx";
import { NoticeBar } from "#components/notice-bar/notice-bar.tsx";
import { Logo } from "#components/picture/logo.tsx";
import { ScrollTop } from "#components/scroll-top/scroll-top.tsx";
import { SocialLinks } from "#components/social-links/social-links.tsx";
import { VesselLine } from "#components/vessel-line/vessel-line.tsx";
import { useMessages, useRoutes } from "#messages/messages.tsx";
import { footerWords } from "#messages/words.ts";
import { type FooterContent, type FooterProps, footerContent } from "./footer.props.ts";
import { FooterAddress, FooterHours, FooterPhones } from "./footer-contact.tsx";

/** One centred block below the brand's line: invitation, logo, how to reach the office, the pages in one row. */
export function FooterMinimal(props: FooterProps) {
  const routes = useRoutes();
  const content = footerContent(props);
  const { band, contact, logo, name, specialty, social, menu, notice, anchor, className } = content;
  return (
    <footer
      data-section="Footer"
      data-variant="FooterMinimal"
      id={anchor || undefined}
      data-tone="surface"
      className={cn("overflow-hidden bg-surface text-text", className)}
    >
      <VesselLine kind="divider" className="text-brand" />
      <div className="shell-content flex flex-col items-center gap-6 py-8 text-center sm:gap-10 sm:py-12 md:py-16">
        <div data-band="" className="flex max-w-text flex-col items-center">
          {band.title === "" ? null : (
            <Heading level={2} size="section">
              {band.title}
            </Heading>
          )}
          <Paragraph text={band.text} className="mt-3 font-display text-xl" />
          <ContactButtons contact={contact} className="mt-7 xs:justify-center" />
        </div>
        <a href={routes.home} className="flex min-w-0">
          <Logo logo={logo} name={name} specialty={specialty} className="max-h-16" />
        </a>
        <Reach {...content} />
        <Pages menu={menu} />
        <div className="flex flex-wrap justify-center gap-4">
          <SocialLinks links={social} className="justify-center" />
          <ScrollTop />
        </div>
      </div>
      <NoticeBar notice={notice} landmark={false} siteLinks={content.siteLinks} />
    </footer>
  );
}

const row = "flex flex-wrap justify-center gap-x-8";

function Reach({ address, mapHref, hours, contact }: FooterContent) {
  return (
    <div className="flex max-w-text flex-col items-center gap-1 text-sm">
      <FooterAddress address={address} mapHref={mapHref} />
      <FooterHours hours={hours} className={row} />
      <FooterPhones contact={contact} className={row} />
    </div>
  );
}

function Pages({ menu }: Pick<FooterContent, "menu">) {
  const messages = useMessages({ footer: footerWords });
  if (menu.length === 0) return null;
  return (
    <nav aria-label={messages.footer.links} className="w-full border-y border-line py-2">
      <ul className="flex flex-wrap justify-center gap-x-8">
        {menu.map(({ href, label }) => (
          <li key={href}>
            <a
              href={href}
              className="inline-flex min-h-12 items-center text-sm font-semibold underline-offset-4 hover:text-action hover:underline"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
