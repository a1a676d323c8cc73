import { Practice } from "../practice";

export default function Page() {
  return <Practice title="Your smile, explained" />;
}
