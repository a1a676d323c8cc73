import { imageRef } from "@consultorio/content";
import { few, many } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import type { BeforeAfterContent } from "./before-after.props.ts";
import { beforeAfterVariants } from "./before-after.variants.ts";

type Stored = Parameters<typeof imageRef>[0]["beforeAfter"]["pairs"][number];

const isShown = ({ consent, beforePath, afterPath }: Stored): boolean =>
  consent && beforePath !== "" && afterPath !== "";

export const beforeAfter = defineSection(beforeAfterVariants, {
  select: ({ siteContent }): BeforeAfterContent | null => {
    const { sectionTitle, sectionSubtitle, disclaimer, pairs } = siteContent.beforeAfter;
    const shown = pairs.filter(isShown).flatMap(({ beforePath, afterPath, ...texts }) => {
      const before = imageRef(siteContent, beforePath);
      const after = imageRef(siteContent, afterPath);
      return before && after ? [{ ...texts, before, after }] : [];
    });
    return shown.length === 0 ? null : { sectionTitle, sectionSubtitle, disclaimer, pairs: shown };
  },
  fit: {
    BeforeAfterSlider: ({ siteContent }) =>
      many("pares con permiso", 4, siteContent.beforeAfter.pairs.filter(isShown)),
    BeforeAfterPairs: ({ siteContent }) =>
      few("pares con permiso", 2, siteContent.beforeAfter.pairs.filter(isShown)),
    BeforeAfterCases: ({ siteContent }) =>
      many("pares con permiso", 4, siteContent.beforeAfter.pairs.filter(isShown)),
  },
});
