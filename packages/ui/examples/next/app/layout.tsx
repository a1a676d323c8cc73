import "@consultorio/ui/fonts.css";
import "@consultorio/ui/styles.css";
import { Elements } from "@consultorio/ui/react";
import type { ReactNode } from "react";

export const metadata = { title: "Harbour Dental" };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body style={{ margin: 0 }}>
        {children}
        <Elements />
      </body>
    </html>
  );
}
