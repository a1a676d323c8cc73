export type {
  AppointmentDay,
  DayHalf,
  HoursLine,
  IconName,
  IconRef,
  ImageRef,
  LogoRef,
  MenuItem,
  MenuLink,
  OpeningHours,
} from "@consultorio/content";
export { dayHalves, paragraphs } from "@consultorio/content";
export { fork, type Segment, vesselPaths } from "@consultorio/pictures/vessel";
export type { Messages } from "../messages/english.ts";
export { fill } from "../messages/fill.ts";
export { useEmergencyNumber, useMessages, useRoutes, useTimeZone } from "../messages/messages.tsx";
export { warnInDevelopment } from "../messages/warn-in-development.ts";
export * from "../messages/words.ts";
export {
  type Content,
  type Defaults,
  type GroundOptions,
  type SectionOptions,
  withDefaults,
} from "../sections/contract/with-defaults.ts";
export {
  hasText,
  holdsText,
  nothingChosen,
  type RequestParts,
  requestText,
  withText,
} from "./appointment-request/request-text.ts";
export { type BodyZone, bodySize, isBodyZone, zoneMarkers, zonePaths } from "./body-outline/body-geometry.ts";
export { BodyOutline } from "./body-outline/body-outline.tsx";
export { Button, IconButton, textLink } from "./button/button.tsx";
export { Carousel } from "./carousel/carousel.tsx";
export { cn } from "./class-names/class-names.ts";
export { Compare } from "./compare/compare.tsx";
export { PictureWithLabel } from "./compare/picture-with-label.tsx";
export { bookingLink } from "./contact-buttons/booking-link.ts";
export { buttonRow } from "./contact-buttons/button-row.ts";
export { ContactButtons } from "./contact-buttons/contact-buttons.tsx";
export type { ActionLink, ContactLinks } from "./contact-buttons/contact-links.ts";
export { useEmergencyCall } from "./contact-buttons/emergency-call.ts";
export { CopyButton } from "./copy-button/copy-button.tsx";
export { Figure } from "./counter/figure.tsx";
export { Drawer } from "./drawer/drawer.tsx";
export { DrawerMenu } from "./drawer/drawer-menu.tsx";
// With it come the elements' names for JSX.
export type { ElementName } from "./element/element-names.ts";
export { EmergencyNote } from "./emergency-text/emergency-note.tsx";
export { EmergencyText } from "./emergency-text/emergency-text.tsx";
export { FactTable } from "./fact-table/fact-table.tsx";
export { MapFrame } from "./foreign-frame/map-frame.tsx";
export { HeaderShell } from "./header-shell/header-shell.tsx";
export { Heading, SectionHeading } from "./heading/heading.tsx";
export { headingId } from "./heading/heading-id.ts";
export { Paragraph } from "./heading/paragraph.tsx";
export { RichText } from "./heading/rich-text.tsx";
export { MessageIcon } from "./icon/brand-icon.tsx";
export { ContentIcon } from "./icon/content-icon.tsx";
export { ItemIcon } from "./icon/item-icon.tsx";
export { LineIcon } from "./icon/line-icon.tsx";
export { Initials } from "./initials/initials.tsx";
export { Link } from "./link/link.tsx";
export { Submenu } from "./menu/submenu.tsx";
export { mailAddress, messageLook } from "./message-link/message-link.ts";
export type { Notice } from "./notice-bar/notice.contract.ts";
export { NoticeBar } from "./notice-bar/notice-bar.tsx";
export { OpeningStatus } from "./opening-status/opening-status.tsx";
export { Overlay, OverlayLink } from "./overlay/overlay.tsx";
export { ParallaxGround } from "./parallax/parallax.tsx";
export { MethodIcon } from "./payment-method/method-icon.tsx";
export { type PaymentMethod, paymentMethodDefaults } from "./payment-method/payment-method.ts";
export { Logo } from "./picture/logo.tsx";
export { Picture } from "./picture/picture.tsx";
export { LogoSign } from "./picture/typeset-logo.tsx";
export { ScrollTop } from "./scroll-top/scroll-top.tsx";
export { Section } from "./section/section.tsx";
export { type ProfileLink, SocialLinks } from "./social-links/social-links.tsx";
export { Stars } from "./stars/stars.tsx";
export { coarse } from "./vessel-line/coarse-path.ts";
export { VesselLine } from "./vessel-line/vessel-line.tsx";
export { VideoButton } from "./video-button/video-button.tsx";
