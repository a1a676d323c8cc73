declare module "virtual:ui-tokens.css" {}
