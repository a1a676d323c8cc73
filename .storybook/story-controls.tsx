import contracts from "virtual:contracts";
import type { Decorator, Loader } from "@storybook/react-vite";
import type { ArgsEnhancer, ArgTypesEnhancer } from "storybook/internal/types";
import { argTypesOf } from "./controls/arg-types.ts";
import { controlArgs, propsOf } from "./controls/control-args.ts";
import { variantOf } from "./variants/variant-path.ts";

/** The section type of a story of a variant; null for any other story. */
const typeOf = (parameters: { fileName?: unknown }) =>
  typeof parameters.fileName === "string" ? (variantOf(parameters.fileName)?.type ?? null) : null;

/** Gives the stories of a variant the controls of its contract. */
export const contractArgTypes: ArgTypesEnhancer = ({ argTypes, parameters }) => {
  const type = typeOf(parameters);
  return type === null ? argTypes : argTypesOf(contracts, type);
};

/** Shows the story's values in the controls. */
export const contractArgs: ArgsEnhancer = ({ initialArgs, parameters }) => {
  const type = typeOf(parameters);
  return type === null ? {} : controlArgs(contracts, type, initialArgs);
};

/** The content with the longest lists, with which a designer may lengthen a story's own. */
export const longContent: Loader = async ({ parameters }) => {
  const type = typeOf(parameters);
  if (type === null) return {};
  const { fixture } = await import("../packages/ui/src/registry/fixtures.ts");
  return { longContent: fixture(type, "many") };
};

/** Draws a variant with the values of its controls. */
export const fromControls: Decorator = (Story, { args, loaded, parameters }) => {
  const type = typeOf(parameters);
  return type === null ? <Story /> : <Story args={propsOf(contracts, type, args, loaded.longContent)} />;
};
