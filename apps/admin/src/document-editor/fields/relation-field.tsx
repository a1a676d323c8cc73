import { type CollectionName, foldedText } from "@consultorio/content";
import { entryName, type ListShape } from "@consultorio/content/document-shape";
import { Checkbox, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { draftQuery } from "#api/draft.ts";
import { fill } from "#components/strings.ts";
import { useField } from "#document-editor/document/document-context.ts";
import classes from "./fields.module.css";
import { messages } from "./strings.ts";

interface RelationFieldProps {
  shape: ListShape;
  /** The collection whose records can be chosen. */
  records: CollectionName;
  path: string;
}

/** A list with more records than this can be searched. */
const many = 8;

/** The most checkboxes that are drawn: the search finds the others. */
const most = 50;

/** Records of a collection, each with a checkbox. An id without a record stays until it is unchecked. */
export function RelationField({ shape, records, path }: RelationFieldProps) {
  const { value, change, error } = useField(path);
  const { data, isError } = useQuery(draftQuery(records));
  const [search, setSearch] = useState("");
  const chosen = Array.isArray(value) ? value.map(String) : [];
  // A relation may name a record by its former id.
  const options = (data?.value ?? []).map((record) => ({
    id: [record.id, ...(record.formerIds ?? [])].find((id) => chosen.includes(id)) ?? record.id,
    name: entryName(record) ?? record.id,
  }));
  const lost = chosen
    .filter((id) => data && !options.some((record) => record.id === id))
    .map((id) => ({ id, name: fill(messages.lost, { id }) }));
  const all = [...options, ...lost];
  /** Where not all are drawn, the records that were chosen at first begin the list. */
  const [chosenFirst] = useState(chosen);
  if (all.length > most)
    all.sort((one, other) => Number(chosenFirst.includes(other.id)) - Number(chosenFirst.includes(one.id)));
  const wanted = foldedText(search.trim());
  const matches = all.filter(({ id, name }) => chosen.includes(id) || foldedText(name).includes(wanted));

  return (
    <Checkbox.Group
      label={shape.label}
      description={shape.help}
      error={error ?? (isError ? messages.loadFailed : undefined)}
      value={chosen}
    >
      {all.length > many && (
        <TextInput
          mt="xs"
          type="search"
          aria-label={fill(messages.search, { list: shape.label })}
          placeholder={messages.searchHint}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <div className={classes.relations}>
        {matches.slice(0, most).map(({ id, name }, index) => (
          <Checkbox
            key={id}
            value={id}
            label={name}
            disabled={chosen.length >= shape.limit && !chosen.includes(id)}
            data-path={index === 0 ? path : undefined}
            onChange={({ currentTarget }) =>
              change(currentTarget.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          />
        ))}
      </div>
      {matches.length > most && (
        <p className={classes.help}>{fill(messages.moreRelations, { count: matches.length - most })}</p>
      )}
    </Checkbox.Group>
  );
}
