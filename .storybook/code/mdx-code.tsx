import type { ReactNode } from "react";
import { CodeToCopy } from "./code-to-copy.tsx";

/** The handbook's code: blocks can be copied, words in a line are plain. */
export function MdxCode({ className, children }: { className?: string; children?: ReactNode }) {
  if (className === undefined || typeof children !== "string") return <code>{children}</code>;
  return (
    <CodeToCopy title={className === "language-sh" ? "En la terminal" : "Código"} code={children.trimEnd()} />
  );
}

/** MDX puts a block of code into `pre`, and a block that can be copied brings its own. */
export const MdxPre = ({ children }: { children?: ReactNode }) => children;
