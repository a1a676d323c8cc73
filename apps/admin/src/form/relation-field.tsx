import type { CollectionName } from "@consultorio/content";
import { Checkbox, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { draftQuery } from "../api/draft.ts";
import { fill } from "../strings.ts";
import { entryName } from "./entry-name.ts";
import type { ListShape } from "./field-shape.ts";
import { foldedText } from "./folded-text.ts";
import classes from "./form.module.css";
import { useField } from "./form-context.ts";
import { words } from "./strings.ts";

interface RelationFieldProps {
  shape: ListShape;
  /** The collection that is chosen from. */
  records: CollectionName;
  path: string;
}

/** From how many records on the list can be searched. */
const many = 8;

/** Records of a collection, ticked by name. An id that names none stays until it is taken away. */
export function RelationField({ shape, records, path }: RelationFieldProps) {
  const { value, change, error, readOnly } = useField(path);
  const { data, isError } = useQuery(draftQuery(records));
  const [search, setSearch] = useState("");
  const chosen = Array.isArray(value) ? value.map(String) : [];
  // A relation may name a record by the id that it had before.
  const known = (data?.value ?? []).map((record) => ({
    id: [record.id, ...(record.formerIds ?? [])].find((id) => chosen.includes(id)) ?? record.id,
    name: entryName(record) ?? record.id,
  }));
  const lost = chosen
    .filter((id) => data && !known.some((record) => record.id === id))
    .map((id) => ({ id, name: fill(words.relations.lost, { id }) }));
  const all = [...known, ...lost];
  const found = all.filter(
    ({ id, name }) => chosen.includes(id) || foldedText(name).includes(foldedText(search)),
  );

  return (
    <Checkbox.Group
      label={shape.label}
      description={shape.help}
      error={error ?? (isError ? words.relations.loadFailed : undefined)}
      value={chosen}
    >
      {all.length > many && (
        <TextInput
          mt="xs"
          type="search"
          aria-label={fill(words.relations.search, { list: shape.label })}
          placeholder={words.relations.searchHint}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <div className={classes.relations}>
        {found.map(({ id, name }, index) => (
          <Checkbox
            key={id}
            value={id}
            label={name}
            disabled={readOnly || (chosen.length >= shape.limit && !chosen.includes(id))}
            data-path={index === 0 ? path : undefined}
            onChange={({ currentTarget }) =>
              change(currentTarget.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          />
        ))}
      </div>
    </Checkbox.Group>
  );
}
