"use client";

import { useEffect } from "react";

/**
 * Makes menus, carousels and dialogs work, once the part of the page around it is hydrated. A part that is hydrated later keeps
 * what they changed: such texts are marked for React. Put it once, anywhere on the page. Draws nothing.
 */
export function Elements() {
  useEffect(() => {
    void import("../elements/elements.ts");
  }, []);
  return null;
}
