import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { SocialLinks } from "./social-links.tsx";

afterEach(cleanup);

describe("SocialLinks", () => {
  it("name the network, say that they open in a new tab and keep the page's window to themselves", () => {
    render(<SocialLinks links={[{ network: "facebook", href: "https://facebook.example" }]} />);
    const link = screen.getByRole("link", { name: "Facebook (se abre en otra pestaña)" });
    expect(link.getAttribute("rel")).toContain("noopener");
  });
});
