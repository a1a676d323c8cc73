import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { compileTailwind } from "../../scripts/styles/tailwind.ts";

const dist = join(import.meta.dirname, "../../dist");
const distFile = (name: string): string => readFileSync(join(dist, name), "utf8");

/** A host's own content: its elements and classes have to look the same beside a section. */
const plainContent = `
  <h1>Harbour Dental</h1><h2>Opening hours</h2>
  <p>We are open on <b>weekdays</b>. <a href="#x">Book a visit</a> or read <code>news</code>.</p>
  <ul><li>Check-up<li>Cleaning</ul><ol><li>First<li>Second</ol><hr>
  <table border="1"><tr><th>Day<th>Hours<tr><td>Monday<td>9 to 5</table>
  <form><label>Name <input value="Ann"></label> <select><option>One</select> <button>Send</button></form>
  <details open><summary>More</summary>Details</details><blockquote>A quote</blockquote>
  <dialog open style="position:static">A dialog</dialog><svg width="20" height="20"><rect width="20" height="20"/></svg>`;

const bootstrapContent = `<div class="container mt-4"><div class="row gap-4"><div class="col card p-4 rounded shadow border">
  <h5 class="card-title text-center">Card</h5><a class="btn btn-primary mb-3" href="#x">Go</a>
  <div class="alert alert-info visible">Note</div><input class="form-control"></div></div></div>`;

const tailwindContent = `<div class="mx-auto max-w-md space-y-4 rounded-lg bg-blue-500 p-4 text-white shadow-lg sm:max-w-xl md:p-8">
  <h2 class="text-3xl font-bold tracking-tight">Title</h2><p class="text-base text-blue-100">Words</p>
  <p class="text-xl font-medium">More</p><button class="rounded-full bg-white px-6 py-2.5 text-sm text-blue-700">Go</button>
  <div class="grid gap-4 lg:grid-cols-2"><span class="border p-4">a</span><span class="flex">b</span></div></div>`;

/** A page of a host, its content and its stylesheet. */
export interface Host {
  name: string;
  content: string;
  /** Its own CSS, without the library's. `drawn` is markup whose class names the host's Tailwind may see. */
  css: (drawn: string) => Promise<string>;
  /** The host's CSS together with the library's. */
  withLibrary: (drawn: string) => Promise<string>;
}

const tailwind = (css: string, ...texts: string[]): Promise<string> =>
  compileTailwind(css, dist, { extension: "html", texts });

const reset = "body { margin: 0 }";
const bootstrap = () =>
  readFileSync(fileURLToPath(import.meta.resolve("bootstrap/dist/css/bootstrap.css")), "utf8");

export const hosts: Host[] = [
  {
    name: "with a few rules of its own",
    content: plainContent,
    css: async () => reset,
    withLibrary: async () => distFile("styles.css") + reset,
  },
  {
    name: "with Bootstrap",
    content: plainContent + bootstrapContent,
    css: async () => bootstrap(),
    withLibrary: async () =>
      bootstrap() +
      distFile("styles.css") +
      distFile("styles.isolated.css").replace('@import "./styles.css";', ""),
  },
  {
    name: "with Tailwind, that imports the compiled styles first",
    content: plainContent + tailwindContent,
    css: (drawn) => tailwind('@import "tailwindcss";', tailwindContent, drawn),
    withLibrary: async (drawn) =>
      distFile("styles.css") + (await tailwind('@import "tailwindcss";', tailwindContent, drawn)),
  },
  {
    name: "with Tailwind, that adds the library's theme",
    content: plainContent + tailwindContent,
    css: (drawn) => tailwind('@import "tailwindcss";', tailwindContent, drawn),
    withLibrary: (drawn) => tailwind('@import "tailwindcss"; @import "./theme.css";', tailwindContent, drawn),
  },
];
