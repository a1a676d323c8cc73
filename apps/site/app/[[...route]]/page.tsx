import { type Route, routeAt } from "@consultorio/content";
import { notFound } from "next/navigation";
import { metadataOf, PageOf } from "../page-of.tsx";

interface Props {
  /** The steps of the address after the origin; none for the home page. */
  params: Promise<{ route?: string[] }>;
}

const routeOf = async ({ params }: Props): Promise<Route | null> => {
  const { route: steps = [] } = await params;
  return routeAt(`/${steps.map(decodeURIComponent).join("/")}`);
};

export async function generateMetadata(props: Props) {
  const route = await routeOf(props);
  return route === null ? {} : metadataOf(route);
}

/** Every page of the site. Its route is in its address. */
export default async function Page(props: Props) {
  const route = await routeOf(props);
  if (route === null) notFound();
  return <PageOf route={route} />;
}
