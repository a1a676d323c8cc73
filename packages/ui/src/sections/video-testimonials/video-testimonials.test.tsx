import { bundledSite } from "@consultorio/content/data";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { ConsultorioProvider, english } from "#messages/index.ts";
import { fixture } from "#registry/fixtures.ts";
import { VideoTestimonialsCards, VideoTestimonialsStage } from "./index.ts";
import { videoTestimonials } from "./video-testimonials.contract.ts";

afterEach(cleanup);

const props = fixture("VideoTestimonials");
const withFiles = props.videos.map((video) => ({ ...video, file: "/media/a.mp4", seconds: 75 }));

describe.each([
  ["VideoTestimonialsStage", VideoTestimonialsStage],
  ["VideoTestimonialsCards", VideoTestimonialsCards],
])("%s", (_, Drawing) => {
  it("loads no video until somebody asks for it, and leads to the file without script", () => {
    const { container } = render(<Drawing {...props} videos={withFiles} />);
    const players = [...container.querySelectorAll("video")];
    expect(players.map(({ preload }) => preload)).toEqual(withFiles.map(() => "none"));
    const link = screen.getByRole("link", { name: "Ver el video de Paciente de ejemplo 1" });
    expect(link.getAttribute("href")).toBe("/media/a.mp4");
    expect(screen.getAllByText(/1 min 15 s/)).toHaveLength(withFiles.length);
  });

  it("has the words of each person to read where there is no video", () => {
    const { container } = render(<Drawing {...props} />);
    expect(container.querySelector("video")).toBeNull();
    for (const { transcript } of props.videos) expect(screen.getByText(transcript ?? "")).toBeTruthy();
  });

  it("states the consent once, and leaves out people without it", () => {
    const videos = props.videos.map((video, index) => ({ ...video, permission: "", consent: index > 0 }));
    render(<Drawing {...props} videos={videos} />);
    expect(screen.getAllByText("Publicado con permiso por escrito de cada persona.")).toHaveLength(1);
    expect(screen.queryByText("Paciente de ejemplo 1")).toBeNull();
    expect(screen.getByText("Paciente de ejemplo 2")).toBeTruthy();
  });

  it("quotes each person with the marks of the language", () => {
    render(<Drawing {...props} />);
    for (const { caption } of props.videos) expect(screen.getByText(`«${caption}»`)).toBeTruthy();
    cleanup();
    render(
      <ConsultorioProvider messages={english}>
        <Drawing {...props} />
      </ConsultorioProvider>,
    );
    for (const { caption } of props.videos) expect(screen.getByText(`“${caption}”`)).toBeTruthy();
  });

  it("draws nothing without a consent", () => {
    const videos = props.videos.map((video) => ({ ...video, consent: false }));
    const { container } = render(<Drawing {...props} videos={videos} />);
    expect(container.innerHTML).toBe("");
  });
});

it("takes from the content only videos with consent and something to see or read", () => {
  const { siteContent } = bundledSite;
  const [first, second, third] = siteContent.videoTestimonials.videos;
  if (!first || !second || !third) throw new Error("The bundled site has no videos.");
  const videos = [{ ...first, consent: false }, { ...second, transcript: "" }, third];
  const site = {
    ...bundledSite,
    siteContent: { ...siteContent, videoTestimonials: { ...siteContent.videoTestimonials, videos } },
  };
  expect(videoTestimonials.select(site, { page: "home" })?.videos.map(({ name }) => name)).toEqual([
    third.name,
  ]);
});
