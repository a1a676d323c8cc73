import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { fixtureSites } from "../registry/fixture-sites.ts";
import { SitePage } from "./site-page.tsx";

const site = fixtureSites.default;
const { siteContent } = site;
const withBooking = {
  ...site,
  siteContent: { ...siteContent, doctoralia: { ...siteContent.doctoralia, profile: "ejemplo" } },
};

const meta = {
  title: "Páginas/Sitio",
  component: SitePage,
  args: { site, route: { page: "home" } },
} satisfies Meta<typeof SitePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {};
export const HomeWithoutPictures: Story = { args: { site: fixtureSites.missingPictures } };
export const HomeLongText: Story = { args: { site: fixtureSites.long } };
export const DiseasesList: Story = { args: { route: { page: "diseases" } } };
export const SymptomsList: Story = { args: { route: { page: "symptoms" } } };
export const ServicesList: Story = { args: { route: { page: "services" } } };
export const Disease: Story = { args: { route: { page: "disease", id: "trombosis-venosa-profunda" } } };
export const Symptom: Story = { args: { route: { page: "symptom", id: "edema-unilateral" } } };
export const Service: Story = { args: { route: { page: "service", id: "escleroterapia" } } };
export const Contact: Story = { args: { route: { page: "contact" } } };
export const NotFound: Story = { args: { route: { page: "not-found" } } };

export const ContactWithBooking: Story = {
  name: "Contacto con agenda en línea",
  args: { site: withBooking, route: { page: "contact" } },
};
export const Privacy: Story = { name: "Aviso de privacidad", args: { route: { page: "privacy" } } };
export const Search: Story = { name: "Buscar", args: { route: { page: "search" } } };
export const VisitSheet: Story = {
  name: "Mi hoja para la consulta",
  args: { route: { page: "visitSheet" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Borrar todo" }));
    const sign = { name: "Hinchazón con falta de aire, dolor de pecho o desmayo." };
    await expect(canvas.queryByRole("checkbox", sign)).toBeNull();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Una pierna hinchada" }));
    await userEvent.click(canvas.getByRole("checkbox", sign));
    const emergency = within(canvas.getByRole("group", { name: "Emergencia: llama al 911" }));
    await expect(emergency.getByRole("link", { name: "Llama al 911" })).toBeVisible();
  },
};
export const SearchAnswered: Story = {
  name: "Buscar, con respuesta",
  args: { route: { page: "search" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "¿Qué buscas?" }), "piernas hinchadas");
    const results = await canvas.findByRole("region", { name: "Resultados" });
    await waitFor(() =>
      expect(within(results).getAllByRole("link")[0]).toHaveTextContent("Una pierna hinchada"),
    );
    await expect(canvas.queryByRole("heading", { name: "Todo lo que puedes consultar" })).toBeNull();
  },
};
