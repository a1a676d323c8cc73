import { NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { usersQuery } from "#api/account.ts";
import { type ActivityFilter, activityKinds } from "#api/activity.ts";
import { messages } from "./strings.ts";

interface ActivityFiltersProps {
  filter: ActivityFilter;
  /** The authors of known lines, possibly repeated. */
  authors: string[];
  onChange: (filter: ActivityFilter) => void;
}

const kindOptions = [
  { value: "", label: messages.allKinds },
  ...activityKinds.map((value) => ({ value, label: messages.kinds[value] })),
];

/** Which lines are shown: of one kind, of one account. */
export function ActivityFilters({ filter, authors: lineAuthors, onChange }: ActivityFiltersProps) {
  const { data: users = [] } = useQuery(usersQuery);
  const authors = [
    ...new Set([...users.map(({ email }) => email), ...lineAuthors, messages.system, messages.stranger]),
  ];
  return (
    <>
      <NativeSelect
        label={messages.kind}
        data={kindOptions}
        value={filter.kind ?? ""}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...filter, kind: activityKinds.find((kind) => kind === value) })
        }
      />
      <NativeSelect
        label={messages.author}
        data={[{ value: "", label: messages.allAuthors }, ...authors]}
        value={filter.author ?? ""}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...filter, author: value === "" ? undefined : value })
        }
      />
    </>
  );
}
