import type { InsuranceProps } from "./insurance.props.ts";

/** A logo that no company has, drawn for white paper. */
const logo = {
  src: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 176 48' width='176' height='48'%3E%3Cpath d='M24 4 44 14v12c0 9-9 15-20 18C13 41 4 35 4 26V14Z'/%3E%3Cpath d='M58 10h60v12H58zm0 18h110v8H58z'/%3E%3C/svg%3E",
};

/** Gives every second company the logo, for stories. */
export const withExampleLogos = ({ companies, ...props }: InsuranceProps): InsuranceProps => ({
  ...props,
  companies: companies.map((company, index) => (index % 2 === 0 ? { ...company, logo } : company)),
});
