import { cn } from "#components/class-names/class-names.ts";
import { ContactButtons } from "#components/contact-buttons/contact-buttons.tsx";
import { Heading } from "#components/heading/heading.tsx";
import { Paragraph } from "#components/heading/paragraph.tsx";
import { Link } from "#components/link/link.tsx";
import { NoticeBar } from "#components/notice-bar/notice-bar.tsx";
import { Logo } from "#components/picture/logo.tsx";
import { ScrollTop } from "#components/scroll-top/scroll-top.tsx";
import { SocialLinks } from "#components/social-links/social-links.tsx";
import { useRoutes } from "#messages/messages.tsx";
import { type FooterContent, type FooterProps, footerContent } from "./footer.props.ts";
import { FooterLinks } from "./footer-links.tsx";
import { HoursBlock, PhonesBlock, PlaceBlock } from "./footer-office.tsx";

const columnLimit = 5;

/** Light: the invitation is a card over the edge of the footer; below it the office left, three columns of five right. */
export function FooterColumns(props: Omit<FooterProps, "background" | "menu">) {
  const content = footerContent(props);
  const { columns, notice, anchor, className } = content;
  return (
    <footer
      data-section="Footer"
      data-variant="FooterColumns"
      id={anchor || undefined}
      data-tone="alt"
      className={cn("bg-surface-alt text-text", className)}
    >
      <Band {...content} />
      <div className="shell-content flex flex-col gap-4 py-6 sm:gap-14 sm:py-14 md:py-20 lg:flex-row lg:gap-column">
        <Office {...content} />
        <FooterLinks
          columns={columns}
          limit={columnLimit}
          className="grid gap-x-10 gap-y-2 sm:gap-y-6 sm:auto-cols-fr sm:grid-flow-col"
        />
      </div>
      <Close {...content} />
      <NoticeBar notice={notice} landmark={false} siteLinks={content.siteLinks} />
    </footer>
  );
}

function Band({ band, contact }: FooterContent) {
  if (band.title === "") return null;
  return (
    <div
      data-band=""
      className="bg-linear-to-b from-surface from-60% to-surface-alt to-60% pt-4 sm:pt-10 md:pt-14"
    >
      <div className="shell-content flex flex-col gap-5 sm:gap-8 rounded-card bg-info-soft p-card sm:p-8 md:p-12 lg:flex-row lg:items-center ">
        <div className="min-w-0 lg:flex-1">
          <Heading level={2} size="section" vessel className="max-sm:[&_svg]:hidden">
            {band.title}
          </Heading>
          <Paragraph text={band.text} className="mt-4 font-display text-xl" />
        </div>
        <ContactButtons contact={contact} />
      </div>
    </div>
  );
}

function Office(props: FooterContent) {
  return (
    <div className="grid gap-x-10 gap-y-1 text-sm sm:grid-cols-3 sm:gap-y-6 lg:flex lg:w-72 lg:flex-col xl:grid xl:w-120 xl:shrink-0 xl:grid-cols-2 xl:content-start">
      <PlaceBlock {...props} />
      <PhonesBlock {...props} />
      <HoursBlock {...props} />
    </div>
  );
}

function Close({ logo, name, specialty, social }: FooterContent) {
  const routes = useRoutes();
  return (
    <div className="shell-content flex flex-wrap items-center gap-x-8 gap-y-4 border-line py-4 sm:gap-y-6 sm:border-t sm:py-8">
      <Link href={routes.home} className="flex min-w-0">
        <Logo logo={logo} name={name} specialty={specialty} className="max-h-16" />
      </Link>
      <SocialLinks links={social} className="sm:ms-auto" />
      <ScrollTop className={cn("ms-auto", social.length > 0 && "sm:ms-0")} />
    </div>
  );
}
