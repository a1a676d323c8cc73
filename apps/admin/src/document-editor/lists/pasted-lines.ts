import { cleanText } from "@consultorio/content";

/** The sign that a copied list has before each entry: a dash, a bullet, a number. */
const bullet = /^\s*(?:[-–—•*·]|\d{1,2}[.)])\s+/;

/** The entries of a copied list: its lines without their bullets, and without empty ones. */
export const pastedLines = (text: string): string[] =>
  cleanText(text)
    .split("\n")
    .map((line) => line.replace(bullet, "").trim())
    .filter((line) => line !== "");
