declare module "virtual:design-facts" {
  const facts: Record<string, import("./design-facts.ts").DesignFacts>;
  export default facts;
}
