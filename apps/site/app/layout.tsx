import "@consultorio/ui/site.css";
import "./far-sections.css";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { serverRuntime } from "./server-runtime.ts";
import { speculationRules } from "./speculation-rules.ts";

/** The document around every page. It is drawn for each request: the publication is the only cache. */
export default async function Layout({ children }: { children: ReactNode }) {
  await headers();
  const { elementsUrl } = await serverRuntime();
  return (
    <html lang="es-MX">
      <head>
        <script type="module" fetchPriority="low" src={elementsUrl} />
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
