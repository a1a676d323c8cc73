import { Icon } from "#components/icon/icon.tsx";
import { ItemIcon } from "#components/icon/item-icon.tsx";

/** A payment method's icon; a purse where it has none. */
export function MethodIcon({ path, className }: { path: string; className?: string }) {
  if (path === "") return <Icon name="wallet" className={className} />;
  return <ItemIcon path={path} {...(className === undefined ? {} : { className })} />;
}
