import type { VariantGuide } from "../../packages/ui/src/registry/variant-guide.ts";

const isSentences = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((entry) => typeof entry === "string" && entry !== "");

/** The guide in a story's parameters, or null where it is missing or a part of it is empty. */
export function guideOf(parameters: Record<string, unknown>): VariantGuide | null {
  const { guide } = parameters;
  if (typeof guide !== "object" || guide === null) return null;
  const { choose, avoid, states, accessibility }: Partial<Record<keyof VariantGuide, unknown>> = guide;
  const whole =
    isSentences(choose) && isSentences(avoid) && isSentences(states) && isSentences(accessibility);
  return whole ? { choose, avoid, states, accessibility } : null;
}
