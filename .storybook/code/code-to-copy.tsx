import { useRef, useState } from "react";

interface CodeToCopyProps {
  /** The description of the code, above it and in the name of the button. */
  title: string;
  code: string;
}

/** Code with a button that copies it. If the browser forbids that, the code is selected so that the reader can copy it. */
export function CodeToCopy({ title, code }: CodeToCopyProps) {
  const block = useRef<HTMLPreElement>(null);
  const [status, setStatus] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setStatus("Copiado");
    } catch {
      if (block.current) getSelection()?.selectAllChildren(block.current);
      setStatus("Seleccionado: cópialo con Ctrl + C");
    }
  };
  return (
    <figure className="sb-unstyled my-5 overflow-hidden rounded-card border border-line font-text">
      <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-1 bg-surface-alt py-2 pr-2 pl-5 text-xs">
        <span className="mr-auto font-semibold">{title}</span>
        <span role="status">{status}</span>
        <button
          type="button"
          onClick={copy}
          aria-label={`Copiar: ${title}`}
          className="min-h-control rounded-full border border-line-strong bg-surface px-5 font-semibold hover:bg-surface-raised"
        >
          Copiar
        </button>
      </figcaption>
      <pre
        ref={block}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container has to be reachable with the keyboard
        tabIndex={0}
        className="max-h-96 overflow-auto bg-surface-raised px-5 py-4 text-xs leading-relaxed"
      >
        <code>{code}</code>
      </pre>
    </figure>
  );
}
