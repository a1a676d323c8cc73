import { ContactButtons } from "#components/contact-buttons/contact-buttons.tsx";
import { Heading } from "#components/heading/heading.tsx";
import { NoticeBar } from "#components/notice-bar/notice-bar.tsx";
import { Logo } from "#components/picture/logo.tsx";
import { ScrollTop } from "#components/scroll-top/scroll-top.tsx";
import { SocialLinks } from "#components/social-links/social-links.tsx";
import type { FooterProps } from "./footer.contract.ts";
import { FooterBlock } from "./footer-block.tsx";
import { FooterAddress, FooterHours, FooterPhones } from "./footer-contact.tsx";
import { FooterLinks } from "./footer-links.tsx";

const columnLimit = 5;

/** Light: the invitation is a card over the edge of the footer; below it the office left, three columns of five right. */
export function FooterColumns(props: FooterProps) {
  const { columns, notice } = props;
  return (
    <footer data-section="Footer" data-variant="FooterColumns" data-tone="bone" className="bg-bone text-ink">
      <Band {...props} />
      <div className="shell-content flex flex-col gap-14 py-14 md:py-20 lg:flex-row lg:gap-column">
        <Office {...props} />
        <FooterLinks
          columns={columns}
          limit={columnLimit}
          className="grid min-w-0 flex-1 gap-x-10 gap-y-10 sm:grid-cols-3"
        />
      </div>
      <Close {...props} />
      <NoticeBar notice={notice} landmark={false} />
    </footer>
  );
}

function Band({ band, contact }: FooterProps) {
  return (
    <div className="bg-linear-to-b from-paper from-60% to-bone to-60% pt-10 md:pt-14">
      <div className="shell-content flex flex-col gap-8 rounded-card bg-vein-mist p-5 sm:p-8 md:p-12 lg:flex-row lg:items-center ">
        <div className="min-w-0 lg:flex-1">
          <Heading level={2} size="section" vessel>
            {band.title}
          </Heading>
          <p className="mt-4 font-display text-xl">{band.text}</p>
        </div>
        <ContactButtons contact={contact} />
      </div>
    </div>
  );
}

function Office({
  consultingHeader,
  address,
  mapHref,
  phonesHeader,
  contact,
  hoursHeader,
  hours,
}: FooterProps) {
  return (
    <div className="grid gap-x-10 gap-y-6 text-sm sm:grid-cols-3 lg:flex lg:w-72 lg:flex-col">
      <FooterBlock title={consultingHeader}>
        <FooterAddress address={address} mapHref={mapHref} />
      </FooterBlock>
      <FooterBlock title={phonesHeader}>
        <FooterPhones contact={contact} />
      </FooterBlock>
      <FooterBlock title={hoursHeader}>
        <FooterHours hours={hours} />
      </FooterBlock>
    </div>
  );
}

function Close({ logo, name, social }: FooterProps) {
  return (
    <div className="shell-content flex flex-wrap items-center gap-x-8 gap-y-6 border-t border-line py-8">
      <a href="/" className="flex min-w-0">
        <Logo logo={logo} name={name} className="max-h-16" />
      </a>
      <SocialLinks links={social} className="sm:ms-auto" />
      <ScrollTop className="ms-auto sm:ms-0" />
    </div>
  );
}
