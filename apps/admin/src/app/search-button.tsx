import { VisuallyHidden } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { Search } from "lucide-react";
import { Suspense, useState } from "react";
import { latePart } from "#components/browser/late-part.ts";
import classes from "./shell.module.css";
import { messages } from "./strings.ts";

const SearchDialog = latePart(async () => (await import("#features/search/search-dialog.tsx")).SearchDialog);

/** The screens that can be found. */
type Screens = Parameters<typeof SearchDialog>[0]["screens"];

const isApple = /Mac|iP/.test(navigator.userAgent);

/** Opens the search, also by Ctrl K or ⌘ K from any field. */
export function SearchButton({ screens }: { screens: Screens }) {
  const [open, setOpen] = useState(false);
  useHotkeys([["mod+K", () => setOpen(true)]], []);
  return (
    <>
      <button
        type="button"
        className={classes.search}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Search size={20} aria-hidden />
        <span className={classes.searchLabel}>{messages.nav.search}</span>
        <kbd className={classes.keys} aria-hidden>
          {isApple ? "⌘ K" : "Ctrl K"}
        </kbd>
      </button>
      {open && (
        <Suspense fallback={<VisuallyHidden role="status">{messages.nav.searchOpens}</VisuallyHidden>}>
          <SearchDialog screens={screens} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
