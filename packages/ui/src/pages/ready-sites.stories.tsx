import type { Site } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { readySites, withLook } from "@consultorio/content/ready-sites";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { SitePage } from "./site-page.tsx";

const meta = {
  title: "Páginas/Sitios listos",
  component: SitePage,
  tags: ["!autodocs", "!manifest"],
  args: { site: bundledSite, route: { page: "home" } },
  // The contents of a ready site load only where it is drawn.
  render: (args, { loaded }) => <SitePage {...args} site={loaded.site ?? args.site} />,
} satisfies Meta<typeof SitePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The home page of a ready site; its name and its audience come from the list. */
function homeOf(id: string): Story {
  const ready = readySites.find((site) => site.id === id);
  if (ready === undefined) throw new Error(`There is no ready site "${id}".`);
  const load = async (): Promise<{ site: Site }> => ({
    site: withLook({ ...bundledSite, ...(await ready.content?.()) }, ready),
  });
  return {
    name: ready.name,
    loaders: [load],
    parameters: { docs: { description: { story: ready.description } } },
  };
}

export const ConsultaSerena: Story = homeOf("consulta-serena");
export const ClinicaDeNoche: Story = homeOf("clinica-de-noche");
export const GacetaMedica: Story = homeOf("gaceta-medica");
export const JardinDeLaPiel: Story = homeOf("jardin-de-la-piel");
export const DientesAlSol: Story = homeOf("dientes-al-sol");
export const CuerpoEnMarcha: Story = homeOf("cuerpo-en-marcha");
