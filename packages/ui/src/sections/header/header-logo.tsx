import type { LogoRef } from "@consultorio/content";
import { Link } from "#components/link/link.tsx";
import { Logo } from "#components/picture/logo.tsx";
import { useRoutes } from "#messages/messages.tsx";

interface HeaderLogoProps {
  name: string;
  specialty: string;
  logo: LogoRef;
}

/**
 * The logo as the way home: 44 px high on a phone and in the narrow bar, its own height on wide screens. A name takes the
 * width that the menu leaves, which keeps its own, and a second line only if that is too little.
 */
export function HeaderLogo(props: HeaderLogoProps) {
  return (
    <Link href={useRoutes().home} className="flex min-h-control min-w-0 flex-col justify-center">
      <Logo {...props} className="max-h-11 lg:max-h-28 lg:group-data-stuck/header:max-h-11" />
    </Link>
  );
}
