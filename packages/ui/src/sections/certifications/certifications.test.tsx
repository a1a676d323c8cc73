import { bundledSite } from "@consultorio/content/data";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { fixture } from "#registry/fixtures.ts";
import { certifications } from "./certifications.contract.ts";
import { CertificationsCards } from "./certifications-cards.tsx";
import { CertificationsList } from "./certifications-list.tsx";
import { CertificationsRecord } from "./certifications-record.tsx";
import { CertificationsWall } from "./certifications-wall.tsx";
import { degreeParts, licenceParts } from "./credential-parts.ts";

afterEach(cleanup);

const props = fixture("Certifications");
const pictured = Object.entries({ CertificationsCards, CertificationsWall, CertificationsList });
const variants = [...pictured, ["CertificationsRecord", CertificationsRecord] as const];
const bookingOnce = Object.entries({ CertificationsWall, CertificationsList, CertificationsRecord });
const withLicences = Object.entries({ CertificationsList, CertificationsRecord });
const enlarging = Object.entries({ CertificationsWall, CertificationsList });
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

test("each card books with the words Agenda tu cita, and a phone's list once", () => {
  render(<CertificationsCards {...props} />);
  const links = screen.getAllByRole("link", { name: "Agenda tu cita" });
  expect(links).toHaveLength(props.documents.length + 1);
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

test.each(variants)("%s shows only visible institutions, by name", (_, Certifications) => {
  render(<Certifications {...props} />);
  for (const { name, visible } of entities) expect(screen.queryAllByText(name)).toHaveLength(visible ? 1 : 0);
});

test.each(pictured)("%s shows an institution's logo beside its name", (_, Certifications) => {
  const entity = {
    nameTitle: "",
    name: "Universidad",
    image: { src: "/media/logo.webp" },
  };
  const { container } = render(<Certifications {...props} documents={[]} entities={[entity]} />);
  expect(container.querySelector("img")?.getAttribute("src")).toBe("/media/logo.webp");
  expect(screen.getByText("Universidad")).toBeTruthy();
});

test.each(enlarging)("in %s each visible document leads to its picture, named", (_, Certifications) => {
  render(<Certifications {...props} />);
  const links = screen.getAllByRole("link", { name: /Ampliar imagen/ });
  expect(links).toHaveLength(props.documents.length);
  props.documents.forEach(({ nameTitle, name, image }, index) => {
    const link = links[index];
    if (link === undefined) throw new Error("a document without a link");
    expect(link.getAttribute("href")).toBe(image?.sources?.at(-1)?.srcset.split(/[, ]+/).at(-2));
    expect(within(link).getByRole("img", { name: `${nameTitle}: ${name}` })).toBeTruthy();
  });
});

test.each(enlarging)(
  "in %s a document whose picture is missing is named, but opens nothing",
  (_, Certifications) => {
    const gone = props.documents.map((document) => ({ ...document, image: null }));
    render(<Certifications {...props} documents={gone} />);
    for (const { name } of gone) expect(screen.getByText(name)).toBeTruthy();
    expect(screen.queryByRole("link", { name: /Ampliar imagen/ })).toBeNull();
  },
);

test.each(bookingOnce)("%s books once, with the words Agenda tu cita", (_, Certifications) => {
  const { rerender } = render(<Certifications {...props} />);
  expect(screen.getByRole("link", { name: "Agenda tu cita" }).getAttribute("href")).toBe(
    props.contact.message?.href,
  );
  rerender(<Certifications {...props} contact={{ call: null, message: null, urgent: null }} />);
  expect(screen.queryByRole("link", { name: "Agenda tu cita" })).toBeNull();
});

test("the list gives the licences with the institution that issued them", () => {
  const { doctorInfo } = bundledSite.siteContent;
  render(<CertificationsList {...props} />);
  expect(screen.getByText("Cédula profesional", { selector: "p" }).nextSibling?.textContent).toBe(
    doctorInfo.cedProf,
  );
  expect(screen.getByText("Cédula de especialidad", { selector: "p" }).nextSibling?.textContent).toBe(
    doctorInfo.cedEsp,
  );
});

test.each(withLicences)("%s copies a licence by its name, and leads to the register", (_, Certifications) => {
  const { container, rerender } = render(<Certifications {...props} />);
  expect(screen.getByRole("button", { name: "Copiar Cédula profesional" })).toBeTruthy();
  const copied = [...container.querySelectorAll<HTMLElement>("c-copy")].map(({ dataset }) => dataset.text);
  expect(copied).toEqual(props.licences.map(({ value }) => value.split(" · ")[0]));
  const register = screen.getByRole("link", { name: /^Buscar en el registro de la SEP/ });
  expect(register.getAttribute("href")).toBe("https://cedulaprofesional.sep.gob.mx/");
  rerender(<Certifications {...props} registerHref="" />);
  expect(screen.queryByRole("link", { name: /registro/ })).toBeNull();
});

test("the record is text alone, with the figures of experience", () => {
  const { container } = render(<CertificationsRecord {...props} />);
  expect(container.querySelector("img, c-picture")).toBeNull();
  const labels = screen.getAllByRole("term").map((term) => term.textContent);
  expect(labels).toEqual(bundledSite.siteContent.experience.entities.map(({ label }) => label));
  expect(screen.getAllByRole("definition")[0]?.textContent).toContain("5");
});

test("the record shows the institution and the year apart from the name", () => {
  const name = "Cirugía general · Universidad de ejemplo · 2008";
  const value = "0000000 · Universidad de ejemplo · 2012";
  render(<CertificationsRecord {...props} documents={[{ name }]} licences={[{ label: "Cédula", value }]} />);
  for (const text of ["Cirugía general", "Universidad de ejemplo", "2008", "0000000"])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText(/Universidad de ejemplo, 2012/)).toBeTruthy();
});

test("the record leaves out each part that it has nothing for", () => {
  const nothing = { documents: [], licences: [], facts: [], entities: [] };
  render(<CertificationsRecord {...props} {...nothing} />);
  expect(screen.queryByRole("heading", { level: 3 })).toBeNull();
  expect(screen.queryByRole("term")).toBeNull();
  expect(screen.queryByRole("list")).toBeNull();
});

test("a name and a licence are read by their parts", () => {
  expect(degreeParts("Médica cirujana")).toEqual({ name: "Médica cirujana", institution: "", year: "" });
  expect(degreeParts("Cirugía · Facultad · Hospital · 2008")).toEqual({
    name: "Cirugía",
    institution: "Facultad · Hospital",
    year: "2008",
  });
  expect(degreeParts("Angiología, cirugía vascular")).toMatchObject({ name: "Angiología, cirugía vascular" });
  expect(licenceParts("0000000, Universidad")).toEqual({
    name: "0000000",
    institution: "Universidad",
    year: "",
  });
});

test("the record has no figures where the section of experience is switched off", () => {
  const factsWith = (display: boolean) => {
    const selectedSections = { Experience: { component: "ExperienceBand", display } };
    return certifications.select({ ...bundledSite, selectedSections }, { page: "home" })?.facts;
  };
  expect(factsWith(true)).toHaveLength(3);
  expect(factsWith(false)).toEqual([]);
});

test("the list leaves out an empty group", () => {
  render(<CertificationsList {...props} licences={[]} entities={[]} />);
  const groups = screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);
  expect(groups).toEqual(["Documentos"]);
});

test("draws nothing when everything is hidden", () => {
  const hidden = withCertifications({
    documents: documents.map((document) => ({ ...document, visible: false })),
    entities: entities.map((entity) => ({ ...entity, visible: false })),
  });
  expect(certifications.select(hidden, { page: "home" })).toBeNull();
});
