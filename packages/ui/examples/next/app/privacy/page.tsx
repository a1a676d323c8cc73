import { Practice } from "../practice";

export default function Page() {
  return <Practice title="Privacy notice" />;
}
