import { cn } from "#components/class-names/class-names.ts";
import { HeaderShell } from "#components/header-shell/header-shell.tsx";
import { Link } from "#components/link/link.tsx";
import { Logo } from "#components/picture/logo.tsx";
import { LogoSign } from "#components/picture/typeset-logo.tsx";
import { useRoutes } from "#messages/messages.tsx";
import { NavMenu } from "../nav-menu/nav-menu.tsx";
import { barMenu } from "./bar-menu.ts";
import { type HeaderContent, type HeaderProps, headerContent } from "./header.props.ts";
import { HeaderCall } from "./header-call.tsx";
import { HeaderDrawer } from "./header-drawer.tsx";
import { HeaderLinks } from "./header-links.tsx";

const markHeight = 40;

/**
 * One narrow line from the start, as high as others are once scrolled: mark and name, menu, one phone button. On a phone it
 * is as low as its buttons, and the one to call fills its height.
 */
export function HeaderCompact(props: Omit<HeaderProps, "logo" | "height">) {
  const content = headerContent(props);
  const { stickyHeight, social, contact, anchor, className } = content;
  const { navigation, complete } = barMenu(content);
  return (
    <HeaderShell
      variant="HeaderCompact"
      anchor={anchor}
      bar={{ ...content, height: stickyHeight }}
      thin
      className={cn("border-b border-line", className)}
    >
      <div className="shell-content flex min-h-0 flex-1 items-stretch gap-2">
        <HomeLink {...content} />
        <div className="hidden shrink-0 grow justify-start border-s border-line ps-3 xl:flex">
          {navigation && <NavMenu {...navigation} />}
        </div>
        <div className="ms-auto flex shrink-0 items-center md:gap-2 xl:ms-0">
          <HeaderLinks social={social} className="hidden md:flex" />
          <HeaderCall
            contact={contact}
            className="max-3xs:hidden max-md:rounded-none max-md:group-data-stuck/header:hidden"
          />
          <HeaderDrawer header={content} side="left" openerClassName={complete ? "xl:hidden" : undefined} />
        </div>
      </div>
    </HeaderShell>
  );
}

/** A name with more characters is set smaller than `text-sm`. */
const longName = 47;

/** A long name wraps beside the mark, where the menu leaves it no room for one line. */
function HomeLink({ name, mark, logo }: HeaderContent) {
  const routes = useRoutes();
  return (
    <Link href={routes.home} className="flex min-h-control min-w-0 items-center gap-2 md:gap-3 md:pe-3">
      {mark === "" ? (
        <span data-logo-alone="">
          <LogoSign {...logo} />
        </span>
      ) : (
        <Logo logo={{ src: mark, height: markHeight }} name="" className="shrink-0" />
      )}
      <span
        className={cn(
          "min-w-0 font-display leading-tight",
          name.length > longName
            ? "text-[length:min(0.8125rem,3.7vw)]"
            : "text-[length:min(var(--text-sm),4.6vw)]",
        )}
      >
        {name}
      </span>
    </Link>
  );
}
