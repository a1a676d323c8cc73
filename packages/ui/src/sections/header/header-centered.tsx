import { Phone } from "lucide";
import { Button } from "#components/button/button.tsx";
import { cn } from "#components/class-names/class-names.ts";
import { HeaderShell } from "#components/header-shell/header-shell.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { NavMenu } from "../nav-menu/nav-menu.tsx";
import { barMenu } from "./bar-menu.ts";
import { type HeaderContent, type HeaderProps, headerContent } from "./header.props.ts";
import { HeaderCall } from "./header-call.tsx";
import { HeaderDrawer } from "./header-drawer.tsx";
import { HeaderLinks } from "./header-links.tsx";
import { HeaderLogo } from "./header-logo.tsx";

/**
 * The logo in the middle, the menu on a line of its own below it. Scrolled, both share the narrow bar. Phones have
 * the menu button left and the call button right of the logo.
 */
export function HeaderCentered(props: Omit<HeaderProps, "mark">) {
  const content = headerContent(props);
  const { name, specialty, logo, social, contact, anchor, className } = content;
  const { navigation, complete } = barMenu(content);
  const narrows = navigation !== null;
  return (
    <HeaderShell
      variant="HeaderCentered"
      anchor={anchor}
      bar={content}
      className={cn("border-b border-line", className)}
    >
      <div className="shell-content flex min-h-0 flex-1 flex-col lg:group-data-stuck/header:flex-row lg:group-data-stuck/header:items-stretch">
        <div
          className={cn(
            "flex min-h-0 flex-1 items-center gap-1 max-lg:-mx-3 lg:gap-4",
            narrows && "lg:group-data-stuck/header:contents",
          )}
        >
          <div className={cn("flex flex-1", narrows && "lg:group-data-stuck/header:flex-none")}>
            <HeaderDrawer
              header={content}
              side="full"
              openerClassName={complete ? "lg:hidden" : "lg:me-3.5"}
            />
            <HeaderLinks
              social={social}
              className={cn("-ms-2.5 hidden lg:flex", narrows && "lg:group-data-stuck/header:hidden")}
            />
          </div>
          <HeaderLogo name={name} specialty={specialty} logo={logo} />
          <div
            className={cn(
              "flex flex-1 items-center justify-end",
              narrows && "lg:group-data-stuck/header:order-last lg:group-data-stuck/header:flex-none",
            )}
          >
            <CallWithNumber contact={contact} />
            <HeaderCall
              contact={contact}
              className="max-lg:bg-transparent max-lg:text-action max-lg:hover:bg-action-soft max-3xs:hidden max-md:group-data-stuck/header:hidden lg:hidden lg:group-data-stuck/header:inline-flex"
            />
          </div>
        </div>
        {navigation && (
          <div className="hidden min-h-15 justify-center border-t border-line lg:flex lg:group-data-stuck/header:min-h-0 lg:group-data-stuck/header:flex-1 lg:group-data-stuck/header:border-0">
            <NavMenu {...navigation} />
          </div>
        )}
      </div>
    </HeaderShell>
  );
}

function CallWithNumber({ contact: { call } }: Pick<HeaderContent, "contact">) {
  return (
    call && (
      <Button
        href={call.href}
        look="quiet"
        size="compact"
        className="-me-4 hidden whitespace-nowrap lg:inline-flex lg:group-data-stuck/header:hidden"
      >
        <LineIcon lines={Phone} />
        {call.display}
      </Button>
    )
  );
}
