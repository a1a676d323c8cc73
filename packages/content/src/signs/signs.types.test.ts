import { expectTypeOf, test } from "vitest";
import type { WrittenCare } from "../schema/evidence.ts";
import type { SignId } from "./signs.ts";

test("a record names only signs of the table, each at its own level", () => {
  const care: WrittenCare = {
    emergencia: {
      // @ts-expect-error There is no such sign.
      signs: ["dedo-negrito"],
    },
    // @ts-expect-error A black toe is an emergency on every page.
    hoy: { signs: ["dedo-negro"] },
    cita: { action: "Agenda una valoración.", signs: ["pie-frio"] },
  };
  expectTypeOf(care).toEqualTypeOf<WrittenCare>();
  expectTypeOf<"dedo-negro">().toExtend<SignId<"emergencia">>();
  expectTypeOf<"dedo-negro">().not.toExtend<SignId<"hoy">>();
});

test("a record writes no instruction of its own for an urgent sign", () => {
  const care: WrittenCare = {
    // @ts-expect-error The instruction belongs to the sign.
    hoy: { action: "Espera a mañana.", signs: ["flebitis"] },
  };
  expectTypeOf(care).toEqualTypeOf<WrittenCare>();
});
