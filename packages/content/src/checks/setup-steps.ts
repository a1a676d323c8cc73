import { type SiteField, siteFields } from "../site/site-fields.ts";
import { confirmationMark } from "./confirmed.ts";
import { bundledClaims } from "./examples/bundled-claims.ts";
import { type Documents, type ExampleText, pendingNotice } from "./examples/example-content.ts";
import { inventedContent } from "./examples/invented-content.ts";
import { licenceProblems } from "./legal-line.ts";

/** The steps from the example to a published site, in their order. */
export const setupStepNames = [
  "name",
  "portrait",
  "logo",
  "licences",
  "phones",
  "office",
  "privacy",
  "colours",
  "publish",
] as const;
export type SetupStepName = (typeof setupStepNames)[number];

export interface SetupStep {
  name: SetupStepName;
  done: boolean;
  /** The field where the step is taken: the first missing one, or the step's own. Empty for the publication. */
  path: string;
  /** Fields that may stay unchanged, but should be read during the step. */
  pending: PendingField[];
}

interface PendingField {
  path: string;
  label: string;
  /** The mark that confirms a fact of the example, which the step waits for; null for a field that may wait. */
  mark: string | null;
}

interface StepRule {
  /** The field where the step begins. */
  first: string;
  /** Fields that must not have content of the example. */
  fields: RegExp;
  /** Fields that must not be empty. */
  required: readonly string[];
  /** Another field from which the step's result is made: while that is an example, the step is open. */
  madeOf?: string;
  /** Facts that have to be confirmed or changed while they are those of the example. */
  claims?: readonly string[];
  /** Fields that do not block the step while their value says that they are pending. */
  waiting?: Readonly<Record<string, RegExp>>;
  /** Whether the value of a field is incomplete. */
  incomplete?: (value: string, path: string) => boolean;
}

const doctor = "siteContent.doctorInfo";

const rules: Record<Exclude<SetupStepName, "publish">, StepRule> = {
  name: {
    first: `${doctor}.name`,
    fields: /^siteContent\.doctorInfo\.(?:name|special)/,
    required: [`${doctor}.name`, `${doctor}.specialty`],
    claims: ["siteContent.aboutMe.yearsOfExperience"],
  },
  portrait: {
    first: `${doctor}.portraitPath`,
    fields: /^siteContent\.(?:aboutMe|heroSection|heroSlider)\..*(?:[iI]mage|portrait)|\.portrait/,
    required: [],
  },
  logo: {
    first: `${doctor}.logoStyle`,
    fields: /^siteContent\..*(?:logoPath|logoMenuPath|logoFooter)$/,
    required: [],
    // The logo in type is the name.
    madeOf: `${doctor}.name`,
  },
  licences: {
    first: `${doctor}.cedProf`,
    fields: /^siteContent\.(?:doctorInfo\.ced|doctorWorkInfo\.avisoCofepris)/,
    required: [`${doctor}.cedProf`, `${doctor}.cedEsp`, "siteContent.doctorWorkInfo.avisoCofepris"],
    waiting: { "siteContent.doctorWorkInfo.avisoCofepris": pendingNotice },
    incomplete: (value, path) => path.startsWith(`${doctor}.ced`) && licenceProblems(value).length > 0,
  },
  phones: {
    first: `${doctor}.phone`,
    fields: /^siteContent\.doctorInfo\.(?:phone|whatsapp|urgencies)/,
    required: [`${doctor}.phone`],
  },
  office: {
    first: `${doctor}.address`,
    fields:
      /^siteContent\.(?:doctorInfo\.address|doctorWorkInfo\.(?!avisoCofepris|consulting(?:PostalCode|L(?:at|ong)itude)))/,
    required: [`${doctor}.address`, "siteContent.doctorWorkInfo.consultingHours1"],
    claims: ["siteContent.doctorWorkInfo.consultingHours1", "siteContent.consultationPrice"],
  },
  privacy: {
    first: "siteContent.privacy.simplified",
    fields: /^siteContent\.privacy\./,
    required: ["siteContent.privacy.simplified"],
  },
  // The example has no theme of its own: choosing any theme, also the first one, completes the step.
  colours: { first: "siteContent.theme.preset", fields: /^$/, required: ["siteContent.theme.preset"] },
};

/** The input of the steps. */
interface DraftState {
  fields: SiteField[];
  /** Paths of invented content. */
  examples: string[];
  claims: ExampleText[];
  /** Paths of fields that the schema refuses. */
  wrong: string[];
}

/**
 * The state of each step, from the draft and the public site. `live` is null before the first publication, and `wrong`
 * has the refused fields of the site content.
 */
export function setupSteps(
  draft: Documents,
  live: Documents | null,
  wrong: readonly string[] = [],
): SetupStep[] {
  const state = {
    fields: siteFields(draft),
    examples: inventedContent(draft).map(({ path }) => path),
    claims: bundledClaims(draft),
    wrong: wrong.map((path) => `siteContent.${path}`),
  };
  return setupStepNames.map((name) =>
    name === "publish"
      ? { name, done: live !== null && inventedContent(live).length === 0, path: "", pending: [] }
      : { name, ...stateOf(rules[name], state) },
  );
}

function stateOf(rule: StepRule, state: DraftState) {
  const open = openFields(rule, state);
  const pending = pendingOf(rule, state);
  const path = open.includes(rule.first) ? rule.first : open[0];
  const claim = pending.find(({ mark }) => mark !== null)?.path;
  const waits = rule.madeOf !== undefined && state.examples.includes(rule.madeOf);
  return { done: (path ?? claim) === undefined && !waits, path: path ?? claim ?? rule.first, pending };
}

/** The fields of a step that are of the example, refused, incomplete or missing, the gravest first. */
function openFields(
  { fields: mine, required, claims = [], incomplete }: StepRule,
  state: DraftState,
): string[] {
  const { fields, examples, wrong } = state;
  const isMine = (path: string) => mine.test(path) || claims.includes(path);
  const empty = (path: string) => !fields.some((field) => field.path === path && field.value !== "");
  const half = ({ path, value }: SiteField) => value !== "" && incomplete?.(String(value), path) === true;
  return [
    ...examples.filter((path) => mine.test(path)),
    ...wrong.filter(isMine),
    ...required.filter(empty),
    ...fields.filter(half).map(({ path }) => path),
  ];
}

/** The last name of a label with its groups. */
const fieldOf = (label: string) => label.split(": ").at(-1) ?? label;

function pendingOf({ claims = [], waiting = {} }: StepRule, state: DraftState): PendingField[] {
  const waits = state.fields.filter(({ path, value }) => waiting[path]?.test(String(value)));
  const stated = state.claims.filter(({ path }) => claims.includes(path));
  return [
    ...waits.map(({ path, label }) => ({ path, label, mark: null })),
    ...stated.map(({ path, label, value }) => ({
      path,
      label: fieldOf(label),
      mark: confirmationMark(value),
    })),
  ];
}

/** The rest of the example beside the steps: papers, opinions, profiles, and directions. */
export const leftovers = (draft: Documents): ExampleText[] =>
  inventedContent(draft).filter(({ path }) => !Object.values(rules).some(({ fields }) => fields.test(path)));
