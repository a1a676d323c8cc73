import { Button, NumberInput } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { reasonOf } from "../api/client.ts";
import { createReviewLink, reviewLinksQuery } from "../api/review.ts";
import classes from "../publish/panel.module.css";
import { AddressOnce } from "../shell/address-once.tsx";
import { LoadFailure } from "../shell/load-failure.tsx";
import { toasts } from "../toasts/toasts.ts";
import { ReviewLinkItem } from "./review-link-item.tsx";
import { words } from "./strings.ts";

const usualDays = 7;
const mostDays = 30;

/** Makes review links, and shows what their readers said. */
export function ReviewLinks() {
  const { data: links, isError, refetch } = useQuery(reviewLinksQuery);
  return (
    <section className={classes.panel} aria-labelledby="revision">
      <h2 id="revision" className={classes.heading}>
        {words.title}
      </h2>
      <p className={classes.note}>{words.intro}</p>
      <NewLink />
      <h3>{words.links}</h3>
      {isError && <LoadFailure message={words.loadFailed} onRetry={refetch} />}
      {links?.length === 0 && <p className={classes.note}>{words.none}</p>}
      {links && links.length > 0 && (
        <ul className={classes.list}>
          {links.map((link) => (
            <ReviewLinkItem key={link.id} link={link} />
          ))}
        </ul>
      )}
    </section>
  );
}

function NewLink() {
  const client = useQueryClient();
  const [days, setDays] = useState<number | string>(usualDays);
  const { mutate, data, isPending } = useMutation({
    mutationFn: createReviewLink,
    onSuccess: () => client.invalidateQueries({ queryKey: reviewLinksQuery.queryKey }),
    onError: (error) => toasts.error(reasonOf(error, words.createFailed)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate(Number(days));
  };
  return (
    <>
      <form onSubmit={submit} className={classes.row}>
        <NumberInput label={words.days} min={1} max={mostDays} value={days} onChange={setDays} hideControls />
        <Button type="submit" variant="default" disabled={isPending}>
          {isPending ? words.creating : words.create}
        </Button>
      </form>
      {data && <AddressOnce label={words.address} help={words.addressHelp} address={data.address} />}
    </>
  );
}
