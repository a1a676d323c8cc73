import { useParams } from "react-router";
import { Practice, services } from "../practice";

export default function Page() {
  const { slug } = useParams();
  return <Practice title={services.find((service) => service.slug === slug)?.name ?? "No such service"} />;
}
