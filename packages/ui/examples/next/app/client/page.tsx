"use client";

import { useState } from "react";
import { Practice } from "../practice";

/** Drawn in the browser too. */
export default function Page() {
  const [count, setCount] = useState(0);
  return (
    <Practice title="Ask us anything">
      <button type="button" onClick={() => setCount(count + 1)}>
        Asked {count} times
      </button>
    </Practice>
  );
}
