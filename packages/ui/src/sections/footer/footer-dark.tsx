import { cn } from "#components/class-names/class-names.ts";
import { ContactButtons } from "#components/contact-buttons/contact-buttons.tsx";
import { Heading } from "#components/heading/heading.tsx";
import { Paragraph } from "#components/heading/paragraph.tsx";
import { Link } from "#components/link/link.tsx";
import { NoticeBar } from "#components/notice-bar/notice-bar.tsx";
import { Logo } from "#components/picture/logo.tsx";
import { Picture } from "#components/picture/picture.tsx";
import { ScrollTop } from "#components/scroll-top/scroll-top.tsx";
import { SocialLinks } from "#components/social-links/social-links.tsx";
import { useRoutes } from "#messages/messages.tsx";
import { type FooterContent, type FooterProps, footerContent } from "./footer.props.ts";
import { FooterLinks } from "./footer-links.tsx";
import { HoursBlock, PhonesBlock, PlaceBlock } from "./footer-office.tsx";

const columnLimit = 6;

/** Dark: a large centred invitation on the picture, the office's facts in a row, three columns of six. */
export function FooterDark(props: Omit<FooterProps, "menu">) {
  const content = footerContent(props);
  const { columns, notice, anchor, className } = content;
  return (
    <footer
      data-section="Footer"
      data-variant="FooterDark"
      id={anchor || undefined}
      data-tone="inverse"
      className={cn("bg-inverse text-on-inverse", className)}
    >
      <Band {...content} />
      <Facts {...content} />
      <FooterLinks
        columns={columns}
        limit={columnLimit}
        className="shell-content grid gap-x-12 gap-y-2 pt-4 pb-8 sm:gap-y-6 sm:auto-cols-fr sm:grid-flow-col sm:pt-10 sm:pb-14 md:pb-20"
      />
      <Close {...content} />
      <NoticeBar
        notice={notice}
        landmark={false}
        siteLinks={content.siteLinks}
        className="border-t border-line-on-inverse"
      />
    </footer>
  );
}

function Band({ band, contact, background }: FooterContent) {
  if (band.title === "") return null;
  return (
    <div data-band="" className="relative isolate overflow-hidden">
      {background === null ? null : (
        <Picture image={background} decorative className="absolute inset-0 -z-20 size-full bg-scrim" />
      )}
      <div className="absolute inset-0 -z-10 bg-linear-to-b from-inverse/55 via-inverse/65 to-inverse" />
      <div className="shell-content flex flex-col items-center py-12 text-center sm:py-section">
        <Heading level={2} size="page">
          {band.title}
        </Heading>
        <Paragraph text={band.text} className="mt-5 font-display text-xl" />
        <ContactButtons contact={contact} ground="dark" className="mt-9 xs:justify-center" />
      </div>
    </div>
  );
}

/** Without an invitation they begin the footer. */
function Facts(props: FooterContent) {
  return (
    <div className="shell-content grid gap-x-12 gap-y-2 text-sm first:pt-12 sm:grid-cols-3 sm:gap-y-6 sm:first:pt-section">
      <PlaceBlock {...props} />
      <HoursBlock {...props} />
      <PhonesBlock {...props} />
    </div>
  );
}

/** A file that is drawn for light ground alone stands on a light plate. */
function Close({ logo, name, specialty, social }: FooterContent) {
  const routes = useRoutes();
  return (
    <div className="shell-content flex flex-wrap items-center gap-x-8 gap-y-6 pb-10">
      {logo.src !== "" && logo.onDark === undefined ? (
        <Link href={routes.home} className="flex min-w-0 rounded-card bg-surface px-6 py-4">
          <Logo logo={logo} name={name} className="max-h-14 text-text" />
        </Link>
      ) : (
        <Link href={routes.home} className="flex min-w-0">
          <Logo
            logo={{ ...logo, src: logo.onDark ?? "" }}
            name={name}
            specialty={specialty}
            ground="dark"
            className="max-h-16"
          />
        </Link>
      )}
      <SocialLinks links={social} ground="dark" className="sm:ms-auto" />
      <ScrollTop ground="dark" className="ms-auto sm:ms-0" />
    </div>
  );
}
