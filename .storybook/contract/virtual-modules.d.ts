declare module "virtual:contracts" {
  const contracts: import("./contract.ts").CatalogueContracts;
  export default contracts;
}

declare module "virtual:form-sources" {
  const sources: import("./form-sources.ts").FormSources;
  export default sources;
}

declare module "virtual:design-facts" {
  const facts: Record<string, import("../designs/design-facts.ts").DesignFacts>;
  export default facts;
}
