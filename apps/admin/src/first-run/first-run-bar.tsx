import { Suspense } from "react";
import { latePart } from "#components/browser/late-part.ts";
import { useFirstRunStep } from "./first-run-step.ts";

/** Loaded once the path is open: most visits have ended it. */
const OpenFirstRun = latePart(async () => (await import("./open-first-run.tsx")).OpenFirstRun);

/** The bar of the first-run path. Empty while the path is not open. */
export function FirstRunBar() {
  const [index] = useFirstRunStep();
  if (index === undefined) return null;
  return (
    <Suspense>
      <OpenFirstRun index={index} />
    </Suspense>
  );
}
