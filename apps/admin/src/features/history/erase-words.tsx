import { Box, NativeSelect, Textarea } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { binQuery } from "#api/draft.ts";
import { eraseWords, publicationsQuery, revisionsQuery } from "#api/versions.ts";
import { ConfirmedAction } from "#components/dialogs/confirmed-action.tsx";
import { formatMoment } from "#components/format-moment.ts";
import classes from "#components/panel.module.css";
import { Panel } from "#components/panel.tsx";
import { fill } from "#components/strings.ts";
import { messages as history } from "./strings.ts";
import { type DeletedTestimonial, deletedTestimonials } from "./testimonial-texts.ts";

const { erase: words } = history;

/** «Borrar del historial»: removes a deleted testimonial, or any words, from everything that was saved before. */
export function EraseWords() {
  const { data: deleted = [] } = useQuery({ ...binQuery("testimonials"), select: deletedTestimonials });
  const [chosen, setChosen] = useState("");
  const [typed, setTyped] = useState("");
  const [done, setDone] = useState<ReactNode>(null);
  const testimonial = deleted[Number(chosen || Number.NaN)];
  const texts = testimonial?.texts ?? [typed.trim()].filter((text) => text !== "");
  return (
    <Panel title={words.title} note={words.intro}>
      <NativeSelect
        label={words.what}
        value={chosen}
        data={[{ value: "", label: words.typed }, ...deleted.map(optionOf)]}
        onChange={({ currentTarget: { value } }) => setChosen(value)}
      />
      {testimonial === undefined && (
        <Textarea
          label={words.text}
          description={words.textHelp}
          rows={4}
          value={typed}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
      )}
      <div>
        <ConfirmedAction
          destructive
          disabled={texts.length === 0}
          action={words.action}
          title={words.title}
          question={words.question}
          details={<Quotes texts={texts} />}
          mutationFn={() => eraseWords(texts)}
          failed={words.failed}
          refresh={[revisionsQuery, publicationsQuery, binQuery("testimonials")]}
          onSuccess={(erased) => {
            setChosen("");
            setTyped("");
            setDone(resultOf(erased));
          }}
        />
      </div>
      <p role="status">{done}</p>
    </Panel>
  );
}

const optionOf = ({ name }: DeletedTestimonial, index: number) => ({
  value: String(index),
  label: fill(words.testimonial, { name }),
});

function Quotes({ texts }: { texts: string[] }) {
  return (
    <Box component="ul" className={classes.list} mt="md">
      {texts.map((text) => (
        <li key={text}>«{text}»</li>
      ))}
    </Box>
  );
}

/** The result of an erasure, and how long backups still have the words. */
function resultOf({ versions, publications, backupsGoneBy }: Awaited<ReturnType<typeof eraseWords>>): string {
  const backups =
    backupsGoneBy === null ? words.ownBackups : fill(words.backups, { when: formatMoment(backupsGoneBy) });
  if (versions === 0) return `${words.nothing} ${backups}`;
  return `${fill(words.done, { versions, publications })} ${backups}`;
}
