import { metadataOf, PageOf } from "../../page-of.tsx";

const route = { page: "guides" } as const;

export const generateMetadata = () => metadataOf(route);

export default function Page() {
  return <PageOf route={route} />;
}
