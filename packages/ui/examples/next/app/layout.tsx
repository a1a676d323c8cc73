import "@consultorio/ui/fonts.css";
import "@consultorio/ui/styles.css";
import { ConsultorioProvider, english } from "@consultorio/ui";
import { Elements } from "@consultorio/ui/react";
import type { ReactNode } from "react";

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body style={{ margin: 0 }}>
        <ConsultorioProvider messages={english}>{children}</ConsultorioProvider>
        <Elements />
      </body>
    </html>
  );
}
