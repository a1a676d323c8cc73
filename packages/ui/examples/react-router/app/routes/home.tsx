import { Home } from "../practice";

export default function Page() {
  return <Home />;
}
