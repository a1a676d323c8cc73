import { type SiteField, siteFields } from "../site/site-fields.ts";
import { confirmationMark } from "./confirmed.ts";
import { bundledClaims } from "./examples/bundled-claims.ts";
import { type Documents, type ExampleText, pendingNotice } from "./examples/example-content.ts";
import { inventedContent } from "./examples/invented-content.ts";
import { licenceProblems } from "./legal-line.ts";

/** The steps from the example to a published site of one's own, in their order. */
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
  /** The field where the step is taken: the first that is missing, else the step's own. Empty for the publication. */
  path: string;
  /** Fields that may stay as they are, and that who takes the step should have seen. */
  pending: PendingField[];
}

interface PendingField {
  path: string;
  label: string;
  /** By this the fact of the example is confirmed as one's own, which the step waits for; null for what may wait. */
  mark: string | null;
}

interface StepRule {
  /** The field where the step begins. */
  first: string;
  /** Fields that may hold nothing of the example. */
  fields: RegExp;
  /** Fields that have to hold something. */
  required: readonly string[];
  /** Another field that the step's result is made of: while that is an example, the step is open. */
  madeOf?: string;
  /** Facts that are confirmed or changed, as long as they are those of the example. */
  claims?: readonly string[];
  /** Fields that do not stop the path while they say that they wait. */
  waiting?: Readonly<Record<string, RegExp>>;
  /** Whether a field that holds something is not complete. */
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
    // The logo in type says the name.
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
  // The example has no look of its own: whoever chooses one, also the first of them, has taken the step.
  colours: { first: "siteContent.theme.preset", fields: /^$/, required: ["siteContent.theme.preset"] },
};

/** What the steps of a draft are worked out from. */
interface DraftState {
  fields: SiteField[];
  /** Paths of what is invented. */
  examples: string[];
  claims: ExampleText[];
  /** Paths of what the schema refuses. */
  wrong: string[];
}

/**
 * The state of each step, worked out from the draft and from what visitors see now. `live` is null before the first
 * publication, and `wrong` has the fields of the site content that are typed and refused.
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

/** What is left of the example beside the steps: papers, opinions, profiles, and ways to arrive. */
export const leftovers = (draft: Documents): ExampleText[] =>
  inventedContent(draft).filter(({ path }) => !Object.values(rules).some(({ fields }) => fields.test(path)));
