import type { SiteContent } from "@consultorio/content";

/** Fields that stand together under one heading. */
export interface Block {
  title: string;
  text?: string;
  part: keyof SiteContent;
  /** Keys of the part's fields; left out, all of them. */
  fields?: readonly string[];
}

export interface TabPlan {
  id: string;
  label: string;
  blocks: Block[];
}
