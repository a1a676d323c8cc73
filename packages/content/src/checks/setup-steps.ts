import { type SiteField, siteFields } from "../site/site-fields.ts";
import { type Documents, type ExampleText, pendingNotice } from "./example-content.ts";
import { inventedContent } from "./invented-content.ts";

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
  pending: string[];
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
  /** Fields that do not stop the path, as long as they say what the example says or that they wait. */
  toSee?: Readonly<Record<string, RegExp>>;
}

const doctor = "siteContent.doctorInfo";

const rules: Record<Exclude<SetupStepName, "publish">, StepRule> = {
  name: {
    first: `${doctor}.name`,
    fields: /^siteContent\.doctorInfo\.(?:name|special)/,
    required: [`${doctor}.name`, `${doctor}.specialty`],
    toSee: { "siteContent.aboutMe.yearsOfExperience": /^5$/ },
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
    toSee: { "siteContent.doctorWorkInfo.avisoCofepris": pendingNotice },
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
    toSee: {
      "siteContent.doctorWorkInfo.consultingHours1": /^15:00 a 20:00$/,
      "siteContent.consultationPrice": /^1000$/,
    },
  },
  privacy: {
    first: "siteContent.privacy.simplified",
    fields: /^siteContent\.privacy\./,
    required: ["siteContent.privacy.simplified"],
  },
  // The example has no look of its own: whoever chooses one, also the first of them, has taken the step.
  colours: { first: "siteContent.theme.preset", fields: /^$/, required: ["siteContent.theme.preset"] },
};

/**
 * The state of each step, worked out from the draft and from what visitors see now. `live` is null before the first
 * publication.
 */
export function setupSteps(draft: Documents, live: Documents | null): SetupStep[] {
  const fields = siteFields(draft);
  const invented = inventedContent(draft);
  return setupStepNames.map((name) =>
    name === "publish"
      ? { name, done: live !== null && inventedContent(live).length === 0, path: "", pending: [] }
      : { name, ...stateOf(rules[name], fields, invented) },
  );
}

function stateOf(rule: StepRule, fields: SiteField[], invented: ExampleText[]) {
  const hasValue = (path: string) => fields.some((field) => field.path === path && field.value !== "");
  const examples = invented.map(({ path }) => path);
  const left = examples.filter((path) => rule.fields.test(path));
  const missing = left.includes(rule.first)
    ? rule.first
    : (left[0] ?? rule.required.find((path) => !hasValue(path)));
  const done = missing === undefined && !examples.some((path) => path === rule.madeOf);
  return { done, path: missing ?? rule.first, pending: toSeeOf(rule, fields) };
}

const toSeeOf = ({ toSee = {} }: StepRule, fields: SiteField[]): string[] =>
  fields.filter(({ path, value }) => toSee[path]?.test(String(value))).map(({ path }) => path);

/** What is left of the example beside the steps: papers, opinions, profiles, and ways to arrive. */
export const leftovers = (draft: Documents): ExampleText[] =>
  inventedContent(draft).filter(({ path }) => !Object.values(rules).some(({ fields }) => fields.test(path)));
