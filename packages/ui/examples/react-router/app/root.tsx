import "@consultorio/ui/fonts.css";
import "@consultorio/ui/styles.css";
import { Elements } from "@consultorio/ui/react";
import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts } from "react-router";

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Temple Skin Clinic</title>
        <Meta />
        <Links />
      </head>
      <body style={{ margin: 0 }}>
        {children}
        <Elements />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}
