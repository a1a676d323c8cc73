import { bundledSite } from "@consultorio/content/data";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { fixture } from "../../registry/fixtures.ts";
import { certifications } from "./certifications.contract.ts";
import { CertificationsCards } from "./certifications-cards.tsx";

afterEach(cleanup);

const props = fixture("Certifications");
const { documents, entities } = bundledSite.siteContent.certifications;

const withCertifications = (change: Partial<(typeof bundledSite.siteContent)["certifications"]>) => ({
  ...bundledSite,
  siteContent: {
    ...bundledSite.siteContent,
    certifications: { ...bundledSite.siteContent.certifications, ...change },
  },
});

test("only visible documents are shown, each as a card", () => {
  render(<CertificationsCards {...props} />);
  const names = screen.getAllByRole("article").map((card) => card.querySelector("h3")?.textContent);
  expect(names).toEqual(documents.filter(({ visible }) => visible).map(({ name }) => name));
  expect(names.length).toBeLessThan(documents.length);
});

test("each card books with the words Agenda tu cita", () => {
  render(<CertificationsCards {...props} />);
  const links = screen.getAllByRole("link", { name: "Agenda tu cita" });
  expect(links).toHaveLength(props.documents.length);
  for (const link of links) expect(link.getAttribute("href")).toBe(props.contact.message?.href);
});

test("without a number to write to, the button calls; without any it is left out", () => {
  const { rerender } = render(
    <CertificationsCards {...props} contact={{ ...props.contact, message: null }} />,
  );
  const [link] = screen.getAllByRole("link", { name: "Agenda tu cita" });
  expect(link?.getAttribute("href")).toBe(props.contact.call?.href);
  rerender(<CertificationsCards {...props} contact={{ call: null, message: null, urgent: null }} />);
  expect(screen.queryByRole("link")).toBeNull();
});

test("only visible institutions are shown, by name", () => {
  render(<CertificationsCards {...props} />);
  for (const { name, visible } of entities) expect(screen.queryAllByText(name)).toHaveLength(visible ? 1 : 0);
});

test("an institution with a logo shows it beside its name", () => {
  const entity = { nameTitle: "", name: "Universidad", imagePath: "/media/logo.webp" };
  const { container } = render(<CertificationsCards {...props} documents={[]} entities={[entity]} />);
  expect(container.querySelector("img")?.getAttribute("src")).toBe("/media/logo.webp");
  expect(screen.getByText("Universidad")).toBeTruthy();
});

test("nothing when everything is hidden", () => {
  const hidden = withCertifications({
    documents: documents.map((document) => ({ ...document, visible: false })),
    entities: entities.map((entity) => ({ ...entity, visible: false })),
  });
  expect(certifications.select(hidden, { page: "home" })).toBeNull();
});
