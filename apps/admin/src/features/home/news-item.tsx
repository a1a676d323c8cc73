import type { ReactNode } from "react";
import classes from "#components/panel.module.css";
import { strings } from "#components/strings.ts";
import home from "./home.module.css";
import { messages } from "./strings.ts";

interface NewsItemProps<Data> {
  title: string;
  query: { data: Data | undefined; isError: boolean };
  children: (data: Data) => ReactNode;
}

/** One pending task, from the answer of its service. */
export function NewsItem<Data>({ title, query: { data, isError }, children }: NewsItemProps<Data>) {
  return (
    <li className={classes.item}>
      <h3 className={home.newsTitle}>{title}</h3>
      <div className={classes.main}>
        {data !== undefined && children(data)}
        {data === undefined && (
          <p className={classes.note}>{isError ? messages.news.unknown : strings.loading}</p>
        )}
      </div>
    </li>
  );
}
