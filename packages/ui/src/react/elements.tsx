"use client";

import { useEffect } from "react";

/**
 * Makes menus, carousels and dialogs work, once the page is hydrated: earlier, they would change markup that React
 * still compares. Put it once, anywhere on the page. Draws nothing.
 */
export function Elements() {
  useEffect(() => {
    void import("../elements/elements.ts");
  }, []);
  return null;
}
