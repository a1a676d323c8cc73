import { expectTypeOf, test } from "vitest";
import type { WrittenCare } from "../schema/evidence.ts";
import type { SignId } from "./signs.ts";

test("a record names only signs of the table, each at its own level", () => {
  const care: WrittenCare = {
    emergencia: {
      action: "Llama al 911.",
      // @ts-expect-error There is no such sign.
      signs: ["dedo-negrito"],
    },
    // @ts-expect-error A black toe is an emergency on every page.
    hoy: { action: "Ve hoy mismo a urgencias.", signs: ["dedo-negro"] },
  };
  expectTypeOf(care).toEqualTypeOf<WrittenCare>();
  expectTypeOf<"dedo-negro">().toExtend<SignId<"emergencia">>();
  expectTypeOf<"dedo-negro">().not.toExtend<SignId<"hoy">>();
});
