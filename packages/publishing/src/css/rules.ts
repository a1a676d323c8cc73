import type { AtRule, Root, Rule } from "postcss";

/** Makes one rule of two that follow each other with the same selector. */
export function joinRules(root: Root): void {
  root.walkRules((rule) => {
    for (
      let next = rule.next();
      next?.type === "rule" && next.selector === rule.selector;
      next = rule.next()
    ) {
      rule.append(next.nodes);
      next.remove();
    }
  });
}

/** Drops empty rules and blocks, and blocks that only had such. */
export function dropEmpty(root: Root): void {
  root.walk((node) => {
    if (node.type === "rule" || node.type === "atrule") dropIfEmpty(node);
  });
}

function dropIfEmpty(block: Rule | AtRule): void {
  if (block.nodes?.length !== 0) return;
  const { parent } = block;
  block.remove();
  if (isBlock(parent)) dropIfEmpty(parent);
}

const isBlock = (node: Rule["parent"]): node is Rule["parent"] & (Rule | AtRule) =>
  node?.type === "rule" || node?.type === "atrule";
