import { DownloadCloud } from "lucide";
import { Button } from "../button/button.tsx";
import { LineIcon } from "../icon/line-icon.tsx";
import { guidesWorker } from "./guide-caches.ts";

interface SavedGuideProps {
  /** Path of the list of guides: the service worker answers for it and for what is below it. */
  scope: string;
  words: {
    /** That the page can be read without a connection. */
    kept: string;
    /** Of the button that removes it. */
    remove: string;
    /** That it was removed. */
    removed: string;
  };
}

/** Keeps a guide in the reader's browser (`c-saved`), says so and can remove it. Nothing without script. */
export function SavedGuide({ scope, words }: SavedGuideProps) {
  return (
    <c-saved
      suppressHydrationWarning
      data-worker={guidesWorker}
      data-scope={scope}
      className="block text-sm print:hidden"
    >
      <div hidden data-kept="" className="flex flex-wrap items-center gap-x-3 [&[hidden]]:hidden">
        <p className="flex items-center gap-2.5 text-text-soft">
          <LineIcon lines={DownloadCloud} className="text-positive" />
          {words.kept}
        </p>
        <Button data-remove="" look="quiet" size="compact" className="px-0">
          {words.remove}
        </Button>
      </div>
      <p hidden data-removed="" tabIndex={-1} className="text-text-soft outline-none">
        {words.removed}
      </p>
    </c-saved>
  );
}
