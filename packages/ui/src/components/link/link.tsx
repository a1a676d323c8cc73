import type { LinkProps } from "#messages/host-components.ts";
import { useHostComponents } from "#messages/messages.tsx";

/** Whether an address leads to another page of the same site. */
const isInside = (href: string): boolean => /^\/(?!\/)/.test(href);

/** A link. One to a page of the same site is drawn by the host's own component, if it has set one. */
export function Link(props: LinkProps) {
  const { link: HostLink } = useHostComponents();
  const soft = isInside(props.href) && props.target === undefined && props.download === undefined;
  return HostLink && soft ? <HostLink {...props} /> : <a {...props} />;
}
