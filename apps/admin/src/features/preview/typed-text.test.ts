import { expect, test } from "vitest";
import { saidIn, typedText, wordsOf } from "./typed-text.ts";

test("a field of one line has none of the line breaks that were pasted; a field of several keeps them", () => {
  expect(typedText("Uno \r\n\r\n dos\u2028tres", "one")).toBe("Uno dos tres");
  expect(typedText("Uno\r\n\r\ndos\rtres", "several")).toBe("Uno\n\ndos\ntres");
});

test("whole emoji stay, halves of one and characters of no font do not", () => {
  expect(typedText("Corazón 🫀 ok \ud83e \uf0b7\u0007", "one")).toBe("Corazón 🫀 ok  ");
});

test("what is pasted as HTML alone is its words", () => {
  const data = new Map([["text/html", "<p>Hola <b>doctora</b><script>alert(1)</script></p>"]]);
  // jsdom has no clipboard.
  const transfer = { getData: (type: string) => data.get(type) ?? "" } satisfies Pick<
    DataTransfer,
    "getData"
  >;
  expect(wordsOf(transfer)).toBe("Hola doctora");
  data.set("text/plain", "Hola");
  expect(wordsOf(transfer)).toBe("Hola");
});

test("a line break that the browser wrote as an element is read as one", () => {
  document.body.innerHTML = "<p>Uno<br>dos <b>tres</b></p>";
  expect(saidIn(document.body)).toBe("Uno\ndos tres");
});
