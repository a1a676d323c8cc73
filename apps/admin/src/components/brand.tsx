import { strings } from "./strings.ts";

/** The product's mark, one vessel that branches, and its name. */
export function Brand({ className = "" }: { className?: string | undefined }) {
  return (
    <p className={className}>
      <svg width="32" height="32" viewBox="0 0 32 32" fill="none" strokeLinecap="round" aria-hidden="true">
        <path d="M16 29V19" stroke="var(--color-brand)" strokeWidth="4" />
        <path d="M16 19C16 12 24 12 25 4" stroke="var(--color-brand)" strokeWidth="3.2" />
        <path d="M16 19C16 12 8 13 7 5" stroke="var(--color-info)" strokeWidth="3.2" />
      </svg>
      {strings.product}
    </p>
  );
}
