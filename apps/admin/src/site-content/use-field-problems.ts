import type { FieldProblem, SiteContent } from "@consultorio/content";
import type { UseFormReturnType } from "@mantine/form";
import { useEffect, useState } from "react";
import { contentTabs, tabOf } from "./content-plan.ts";

/** Which tab is open, and what is wrong: beside its field where a tab draws it, else in a list of messages. */
export function useFieldProblems(form: UseFormReturnType<SiteContent>) {
  const [tab, setTab] = useState(contentTabs[0]?.id ?? "");
  const [others, setOthers] = useState<string[]>([]);
  const [wrong, setWrong] = useState<{ path: string } | null>(null);

  // The wrong field may stand in a tab that is drawn only now.
  useEffect(() => {
    if (wrong) form.getInputNode(wrong.path)?.focus();
  }, [wrong, form.getInputNode]);

  /** Shows these problems in place of earlier ones, and leads to the first of them. */
  const show = (problems: FieldProblem[]) => {
    const own = problems.filter(({ path }) => tabOf(path) !== null);
    form.setErrors(Object.fromEntries(own.toReversed().map(({ path, message }) => [path, message])));
    setOthers(problems.filter(({ path }) => tabOf(path) === null).map(({ message }) => message));
    const first = firstDrawn(own);
    if (!first) return;
    setTab(tabOf(first.path)?.id ?? "");
    setWrong({ path: first.path });
  };
  return { tab, setTab, others, show };
}

/** The wrong field that stands first on the screen: tabs, blocks and fields in the order in which they are drawn. */
function firstDrawn(problems: FieldProblem[]): FieldProblem | undefined {
  const drawn = contentTabs.flatMap(({ blocks }) =>
    blocks.flatMap(({ path, fields }) => fields.map(([key]) => `${path}.${key}`)),
  );
  const place = ({ path }: FieldProblem) =>
    drawn.findIndex((field) => path === field || path.startsWith(`${field}.`));
  return problems.toSorted((a, b) => place(a) - place(b))[0];
}
