import fc from "fast-check";
import { expect, test } from "vitest";
import { daysText, hoursText } from "./fields.ts";
import { formatDays, parseDays, parseHours } from "./opening-hours.ts";

test.each<[string, number[]]>([
  ["Lunes a viernes", [1, 2, 3, 4, 5]],
  ["Sábado", [6]],
  ["sabado", [6]],
  ["Viernes a lunes", [5, 6, 0, 1]],
  ["Lunes, miércoles y viernes", [1, 3, 5]],
  ["", []],
])("«%s» are the days %j", (value, days) => {
  expect(parseDays(value)).toEqual(days);
});

test.each(["Con cita", "Monday", "Lunes a", "Lunes a fiesta"])("«%s» is refused with an example", (value) => {
  expect(parseDays(value)).toBeNull();
  expect(daysText("Días").safeParse(value).error?.issues[0]?.message).toBe(
    "Días: escribe días de la semana, por ejemplo «Lunes a viernes» o «Sábado».",
  );
});

test("several spans of a day are read in their order", () => {
  const spans = [
    { opens: 540, closes: 840 },
    { opens: 960, closes: 1140 },
  ];
  expect(parseHours("9:00 a 14:00, 16:00 a 19:00")).toEqual(spans);
  expect(parseHours("16:00 a 19:00,9:00 a 14:00")).toEqual(spans);
  expect(parseHours("9:00 a 14:00, 14:00 a 19:00")).toHaveLength(2);
});

test.each([
  ["20:00 a 15:00", "la hora de cerrar va después de la hora de abrir. Si cierras a medianoche, pon 23:59."],
  ["9:00 a 14:00, 13:30 a 19:00", "dos horarios del mismo día se enciman."],
  ["9:00 a 14:00, luego", "escribe el horario como 15:00 a 20:00."],
])("«%s» is refused with its reason", (value, reason) => {
  expect(hoursText("Horario").safeParse(value).error?.issues[0]?.message).toBe(`Horario: ${reason}`);
});

test("an opening before its closing is read as minutes after midnight, the reverse is refused", () => {
  const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
  const clock = (value: number) => `${Math.floor(value / 60)}:${String(value % 60).padStart(2, "0")}`;
  fc.assert(
    fc.property(minute, minute, (opens, closes) => {
      expect(parseHours(`${clock(opens)} a ${clock(closes)}`)).toEqual(
        opens < closes ? [{ opens, closes }] : null,
      );
    }),
  );
});

test.each(["3 a 4", "25:00 a 26:00", "15:60 a 20:00"])("«%s» is refused", (value) => {
  expect(hoursText("Horario").safeParse(value).error?.issues[0]?.message).toBe(
    "Horario: escribe el horario como 15:00 a 20:00.",
  );
});

test("an empty text is closed", () => {
  expect(parseHours("  ")).toEqual([]);
});

test("writes days as it reads them, in any order", () => {
  expect(formatDays([5, 1, 2, 3, 4])).toBe("Lunes a viernes");
  expect(formatDays([0, 6])).toBe("Sábado y domingo");
  expect(formatDays([5, 1, 3])).toBe("Lunes, miércoles y viernes");
  expect(formatDays([6])).toBe("Sábado");
  expect(formatDays([])).toBe("");
  for (let set = 0; set < 128; set++) {
    const days = [0, 1, 2, 3, 4, 5, 6].filter((day) => set & (1 << day));
    expect(parseDays(formatDays(days))?.toSorted()).toEqual(days);
  }
});
