import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixtureSites } from "../registry/fixture-sites.ts";
import { SitePage } from "./site-page.tsx";

const site = fixtureSites.default;

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
