import { Pagination } from "@mantine/core";
import { type ReactNode, useRef, useState } from "react";
import classes from "./paged.module.css";
import { fill, strings } from "./strings.ts";

/** Most entries on a page of a list. */
export const pageSize = 50;

/** The page, from 1, on which an entry of a list is. */
export const pageOf = (index: number): number => Math.floor(index / pageSize) + 1;

interface PagedProps {
  /** Name of the list, where a screen has several. */
  name?: string | undefined;
  /** How many entries the list has. */
  total: number;
  /** From 1. Of one that is too high the last page is shown. */
  page: number;
  onPage: (page: number) => void;
  /** Draws the entries from `from` up to, and without, `to`. */
  children: (from: number, to: number) => ReactNode;
}

const { pages: messages } = strings;

const figure = (number: number) => number.toLocaleString("es-MX");

/** One page of a list: above it which of its entries these are, below it the way to the others. */
export function Paged({ name, total, page, onPage, children }: PagedProps) {
  const shown = useRef<HTMLParagraphElement>(null);
  const count = pageOf(Math.max(0, total - 1));
  const current = Math.min(page, count);
  const from = (current - 1) * pageSize;
  const to = Math.min(total, from + pageSize);
  return (
    <>
      {count > 1 && (
        <p ref={shown} role="status" tabIndex={-1} className={classes.shown}>
          {fill(messages.shown, { from: figure(from + 1), to: figure(to), count: figure(total) })}
        </p>
      )}
      {children(from, to)}
      {count > 1 && (
        <nav
          aria-label={name === undefined ? messages.label : fill(messages.labelOf, { list: name })}
          className={classes.pages}
        >
          <Pagination
            withEdges
            size={48}
            vars={() => ({ root: { "--pagination-control-fz": "1rem" } })}
            radius="xl"
            layout="responsive"
            total={count}
            value={current}
            getItemProps={(number) => ({ "aria-label": fill(messages.page, { number }) })}
            getControlProps={(control) => ({ "aria-label": messages[control] })}
            formatLabel={({ page, totalPages }) => fill(messages.place, { page, count: totalPages })}
            onChange={(next) => {
              onPage(next);
              // The next page is read from its beginning.
              shown.current?.focus();
            }}
          />
        </nav>
      )}
    </>
  );
}

interface PagedListProps<Item> {
  name?: string;
  items: readonly Item[];
  className?: string | undefined;
  children: (item: Item) => ReactNode;
}

/** A list that has several pages where it is long. */
export function PagedList<Item>({ name, items, className, children }: PagedListProps<Item>) {
  const [page, setPage] = useState(1);
  return (
    <Paged name={name} total={items.length} page={page} onPage={setPage}>
      {(from, to) => <ul className={className}>{items.slice(from, to).map(children)}</ul>}
    </Paged>
  );
}
