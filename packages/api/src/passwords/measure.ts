import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary as common } from "@zxcvbn-ts/language-common";
import { dictionary as spanish } from "@zxcvbn-ts/language-es-es";

/** Knows the most common passwords of the world, keyboards, and Spanish words and names. */
const estimator = new ZxcvbnFactory({ dictionary: { ...common, ...spanish }, graphs: adjacencyGraphs });

/** Characters that are measured: more make a password only better, and take time. */
const measured = 100;

/** How many guesses a password withstands: 0 (fewer than a thousand) to 4 (more than ten thousand millions). */
export const scoreOf = (password: string, knownTexts: string[]): number =>
  estimator.check(password.slice(0, measured), knownTexts).score;
