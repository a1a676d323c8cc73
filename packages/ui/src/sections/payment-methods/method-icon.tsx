import type { IconRef } from "@consultorio/content";
import { Icon } from "#components/icon/icon.tsx";
import { ItemIcon } from "#components/icon/item-icon.tsx";

/** A payment method's icon; a purse where it has none. */
export function MethodIcon({ icon, className }: { icon: IconRef | null; className?: string }) {
  if (icon === null) return <Icon name="wallet" className={className} />;
  return <ItemIcon icon={icon} {...(className === undefined ? {} : { className })} />;
}
