import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { PreviewPane } from "./preview-pane.tsx";

const open = () =>
  render(
    <MantineProvider env="test">
      <PreviewPane open snapshot={null} failure={null} onClose={() => {}} onPick={() => false} />
    </MantineProvider>,
  );

test("the page begins as a computer shows it, on a phone as a phone does", () => {
  const { unmount } = open();
  expect(screen.getByRole("radio", { name: /^Computadora/ })).toHaveProperty("checked", true);
  unmount();
  const { matchMedia } = window;
  vi.spyOn(window, "matchMedia").mockImplementation((query) => ({ ...matchMedia(query), matches: true }));
  open();
  expect(screen.getByRole("radio", { name: /^Celular/ })).toHaveProperty("checked", true);
});
