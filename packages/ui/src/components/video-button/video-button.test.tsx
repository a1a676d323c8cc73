import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { VideoButton } from "./video-button.tsx";

afterEach(cleanup);

describe("VideoButton", () => {
  it("opens a file in place and a link in a new tab, and is absent without either", () => {
    const { container, rerender } = render(
      <VideoButton title="" file="/media/v.mp4" link="https://v.example" poster={null} />,
    );
    expect(screen.getByRole("link", { name: "Ver video" }).getAttribute("href")).toBe("/media/v.mp4");
    rerender(<VideoButton title="Conócenos" file="" link="https://v.example" poster={null} />);
    const link = screen.getByRole("link", { name: "Conócenos (se abre en otra pestaña)" });
    expect(link.getAttribute("target")).toBe("_blank");
    rerender(<VideoButton title="Conócenos" file="" link="" poster={null} />);
    expect(container.innerHTML).toBe("");
  });
});
