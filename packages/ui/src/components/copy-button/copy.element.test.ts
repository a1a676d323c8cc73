import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mount, testElements } from "../element/element-testing.ts";
import { copy } from "./copy.element.ts";

testElements({ "c-copy": copy });

const written = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  written.mockReset().mockResolvedValue();
  vi.stubGlobal("navigator", { clipboard: { writeText: written } });
});
afterEach(() => {
  vi.useRealTimers();
});

function press() {
  const host = mount(`
    <c-copy data-text="0000000" data-copied="Copiado" data-failed="No se copió">
      <button data-copy><span>Copiar</span></button><span role="status"></span>
    </c-copy>`);
  host.querySelector("span")?.click();
  return { host, status: host.querySelector("[role=status]") };
}

describe("c-copy", () => {
  it("copies its text and says so for three seconds", async () => {
    const { host, status } = press();
    await vi.advanceTimersByTimeAsync(0);
    expect(written).toHaveBeenCalledWith("0000000");
    expect(host.dataset.state).toBe("copied");
    expect(status?.textContent).toBe("Copiado");
    await vi.advanceTimersByTimeAsync(3000);
    expect(host.dataset.state).toBeUndefined();
    expect(status?.textContent).toBe("");
  });

  it("says it where the browser refuses", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    written.mockRejectedValue(new DOMException("refused", "NotAllowedError"));
    const { host, status } = press();
    await vi.advanceTimersByTimeAsync(0);
    expect(host.dataset.state).toBe("failed");
    expect(status?.textContent).toBe("No se copió");
    expect(warn).toHaveBeenCalledOnce();
  });

  it("says nothing more once it has left the page", async () => {
    const { host, status } = press();
    host.remove();
    await vi.advanceTimersByTimeAsync(0);
    expect(host.dataset.state).toBeUndefined();
    expect(status?.textContent).toBe("");
  });
});
