import { notFound } from "next/navigation";
import { Practice, services } from "../../practice";

export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const service = services.find((known) => known.slug === slug);
  if (service === undefined) notFound();
  return <Practice title={service.name} />;
}
