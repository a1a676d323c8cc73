import { cn } from "#components/class-names/class-names.ts";
import { ContactButtons } from "#components/contact-buttons/contact-buttons.tsx";
import { Heading } from "#components/heading/heading.tsx";
import { Paragraph } from "#components/heading/paragraph.tsx";
import { Link } from "#components/link/link.tsx";
import { NoticeBar } from "#components/notice-bar/notice-bar.tsx";
import { Logo } from "#components/picture/logo.tsx";
import { ScrollTop } from "#components/scroll-top/scroll-top.tsx";
import { SocialLinks } from "#components/social-links/social-links.tsx";
import { VesselLine } from "#components/vessel-line/vessel-line.tsx";
import { useMessages, useRoutes } from "#messages/messages.tsx";
import { footerWords } from "#messages/words.ts";
import { type FooterContent, type FooterProps, footerContent } from "./footer.props.ts";
import { FooterAddress, FooterHours, FooterPhones } from "./footer-contact.tsx";

/**
 * Three low rows below the brand's line: rows of invitation and buttons, of logo and how to reach the
 * office, of pages and profiles. A phone has the same parts centred, one below the other.
 */
export function FooterMinimal(
  props: Omit<FooterProps, "background" | "consultingHeader" | "hoursHeader" | "phonesHeader" | "columns">,
) {
  const content = footerContent(props);
  const { band, contact, social, menu, notice, anchor, className } = content;
  return (
    <footer
      data-section="Footer"
      data-variant="FooterMinimal"
      id={anchor || undefined}
      data-tone="surface"
      className={cn("overflow-hidden bg-surface text-text", className)}
    >
      <VesselLine kind="divider" className="h-8 text-brand md:h-10" />
      <div className="shell-content flex flex-col items-center gap-6 pt-4 pb-2 text-center md:pt-5 md:pb-4">
        <div data-band="" className={pair}>
          {band.title === "" ? null : (
            <div className="min-w-0 lg:text-start">
              <Heading level={2} size="feature">
                {band.title}
              </Heading>
              <Paragraph text={band.text} className="mt-1 font-display text-lg" />
            </div>
          )}
          <ContactButtons contact={contact} className="xs:justify-center lg:shrink-0" />
        </div>
        <Reach {...content} />
        <div className="flex w-full flex-wrap items-center justify-center gap-x-12 border-t border-line pt-2 lg:justify-between">
          <Pages menu={menu} />
          <div className="flex flex-wrap justify-center gap-2">
            <SocialLinks links={social} ground="plain" className="gap-0" />
            <ScrollTop />
          </div>
        </div>
      </div>
      <NoticeBar notice={notice} landmark={false} siteLinks={content.siteLinks} />
    </footer>
  );
}

/** Two parts of a row, at its ends on wide screens. */
const pair = "flex w-full flex-col items-center gap-x-12 gap-y-4 lg:flex-row lg:justify-between";

function Reach({ logo, name, specialty, address, mapHref, hours, opening, contact }: FooterContent) {
  const routes = useRoutes();
  return (
    <div className={pair}>
      <Link href={routes.home} className="flex min-w-0 max-lg:**:data-typeset:[--logo-most:2.75rem]">
        <Logo logo={logo} name={name} specialty={specialty} className="max-h-14" />
      </Link>
      <div className="flex min-w-0 flex-col items-center text-sm max-lg:w-full lg:max-w-2/3 lg:shrink-0 lg:flex-row lg:gap-x-12 lg:text-start">
        <div className="min-w-0">
          <FooterAddress address={address} mapHref={mapHref} />
          <FooterHours
            hours={hours}
            opening={opening}
            className="flex flex-wrap justify-center gap-x-6 lg:justify-start"
          />
        </div>
        <FooterPhones
          contact={contact}
          className="flex flex-wrap justify-center gap-x-6 max-lg:mt-3 max-sm:grid max-sm:w-full max-sm:grid-cols-pair max-sm:*:flex-col max-sm:*:only:col-span-full lg:shrink-0 lg:flex-col"
        />
      </div>
    </div>
  );
}

function Pages({ menu }: Pick<FooterContent, "menu">) {
  const messages = useMessages({ footer: footerWords });
  if (menu.length === 0) return null;
  return (
    <nav aria-label={messages.footer.links}>
      <ul className="flex flex-wrap justify-center gap-x-6 lg:justify-start lg:gap-x-8">
        {menu.map(({ href, label }, index) => (
          <li key={index}>
            <Link
              href={href}
              className="inline-flex min-h-12 items-center text-sm font-semibold underline-offset-4 hover:text-action hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
