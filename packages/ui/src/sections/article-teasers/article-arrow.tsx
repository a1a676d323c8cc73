import { ArrowRight, ArrowUpRight } from "lucide";
import { LineIcon } from "#components/icon/line-icon.tsx";
import type { Article } from "./article-teasers.props.ts";

/** Shows that an article can be opened, on this site or on another. Draws nothing without an address. */
export function ArticleArrow({ href }: Pick<Article, "href">) {
  if (href === "") return null;
  return <LineIcon lines={/^https?:/i.test(href) ? ArrowUpRight : ArrowRight} className="text-action" />;
}
