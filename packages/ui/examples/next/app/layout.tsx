import "@consultorio/ui/fonts.css";
import "@consultorio/ui/styles.css";
import { Elements } from "@consultorio/ui/react";
import Link from "next/link";
import type { ReactNode } from "react";

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body style={{ margin: 0 }}>
        <nav aria-label="Pages">
          <Link href="/">Home</Link> <Link href="/dynamic">Appointments</Link>{" "}
          <Link href="/client">Questions</Link>{" "}
          <Link href="/es" lang="es">
            Español
          </Link>{" "}
          <Link href="/es/questions" lang="es">
            Preguntas
          </Link>
        </nav>
        {children}
        <Elements />
      </body>
    </html>
  );
}
