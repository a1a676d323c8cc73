import { metadataOf, PageOf } from "../../page-of.tsx";

const route = { page: "search" } as const;

export const generateMetadata = () => metadataOf(route);

export default function Page() {
  return <PageOf route={route} />;
}
