import { Search } from "lucide";
import { useMessages, useRoutes } from "#messages/messages.tsx";
import { searchWords } from "#messages/words.ts";
import { Button } from "../button/button.tsx";
import { cn } from "../class-names/class-names.ts";
import { LineIcon } from "../icon/line-icon.tsx";

interface SearchFormProps {
  /** Begins the ids of the field and its hint. */
  id: string;
  /** Examples of what to write; by default the messages'. */
  hint?: string | undefined;
  className?: string;
}

/** The id of the place of the answer on the search page. A phone shows it in place of the field. */
export const answerId = "respuesta";

/** A field that asks the whole site; the answer is the search page's, with script and without. */
export function SearchForm({ id, hint, className }: SearchFormProps) {
  const routes = useRoutes();
  const messages = useMessages({ search: searchWords });
  const { label, hint: usual, submit } = messages.search;
  const hintId = `${id}-help`;
  return (
    <search className={cn("block max-w-text", className)}>
      <form action={`${routes.search}#${answerId}`} method="get">
        <label htmlFor={id} className="block font-semibold">
          {label}
        </label>
        <p id={hintId} className="text-sm text-text-soft">
          {hint || usual}
        </p>
        <div className="mt-3 flex flex-col gap-3 xs:flex-row">
          <div className="relative min-w-0 flex-1">
            <LineIcon
              lines={Search}
              className="pointer-events-none absolute top-1/2 left-5 size-6 -translate-y-1/2 text-info"
            />
            <input
              id={id}
              name="q"
              type="search"
              required
              maxLength={100}
              aria-describedby={hintId}
              autoComplete="off"
              enterKeyHint="search"
              className="h-14 w-full min-w-0 rounded-full border-2 border-line-strong bg-surface-raised pr-5 pl-14 text-lg"
            />
          </div>
          <Button type="submit" size="large">
            {submit}
          </Button>
        </div>
      </form>
    </search>
  );
}
