import type { IconRef } from "@consultorio/content";
import { Wallet } from "lucide";
import { ItemIcon } from "#components/icon/item-icon.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";

/** A payment method's icon; a purse where it has none. */
export function MethodIcon({ icon, className }: { icon: IconRef | null; className?: string }) {
  if (icon === null) return <LineIcon lines={Wallet} className={className} />;
  return <ItemIcon icon={icon} {...(className === undefined ? {} : { className })} />;
}
