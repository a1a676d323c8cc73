declare module "virtual:contracts" {
  const contracts: import("./contract.ts").CatalogueContracts;
  export default contracts;
}

declare module "virtual:form-sources" {
  const sources: import("./form-sources.ts").FormSources;
  export default sources;
}
