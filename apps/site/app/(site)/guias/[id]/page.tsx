import { metadataOf, PageOf } from "../../../page-of.tsx";

interface Props {
  params: Promise<{ id: string }>;
}

const routeOf = async ({ params }: Props) => ({ page: "guide", id: (await params).id }) as const;

export const generateMetadata = async (props: Props) => metadataOf(await routeOf(props));

export default async function Page(props: Props) {
  return <PageOf route={await routeOf(props)} />;
}
