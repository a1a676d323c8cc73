import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { backupsQuery, overviewQuery } from "#api/overview.ts";
import { scheduleQuery } from "#api/schedule.ts";
import { changesQuery } from "#api/versions.ts";
import { formatMoment } from "#components/format-moment.ts";
import panelClasses from "#components/panel.module.css";
import { Panel } from "#components/panel.tsx";
import { fill } from "#components/strings.ts";
import { collectionKinds, collectionWords } from "#document-editor/document/collection-kinds.ts";
import { changesWords } from "#screen/draft-state.tsx";
import { Comments } from "./comments.tsx";
import { NewsItem } from "./news-item.tsx";
import { messages } from "./strings.ts";

const { news } = messages;

/** The pending tasks. Each part is independent: if a service does not answer, only its own line shows that. */
export function News() {
  return (
    <Panel title={news.title}>
      <ul className={panelClasses.list}>
        <Changes />
        <Comments />
        <Schedule />
        <Reviews />
        <Backup />
      </ul>
    </Panel>
  );
}

function Changes() {
  const query = useQuery(changesQuery("live", "draft"));
  return (
    <NewsItem title={news.changes} query={query}>
      {(compared) => {
        const byDocument = Map.groupBy(compared.changes, ({ path }) => path.split(".")[0] ?? "");
        return (
          <>
            <p>{compared.from === null ? news.first : changesWords(compared)}</p>
            {[...byDocument].map(([name, changes]) => (
              <p key={name} className={panelClasses.note}>
                {fill(news.documentCount, { document: documentName(name), count: changes.length })}
              </p>
            ))}
            {compared.changes.length > 0 && <NewsLink to="/publicar">{news.goPublish}</NewsLink>}
          </>
        );
      }}
    </NewsItem>
  );
}

/** The name of a document in the area. */
function documentName(name: string): string {
  const collection = collectionKinds.find((kind) => kind === name);
  const documentNames: Record<string, string> = news.documents;
  return collection ? collectionWords(collection).many : (documentNames[name] ?? name);
}

function Schedule() {
  return (
    <NewsItem title={news.schedule} query={useQuery(scheduleQuery)}>
      {([latest, ...others]) => {
        const waiting = [latest, ...others].find(
          (one) => one?.state === "pending" || one?.state === "running",
        );
        if (waiting) return <p>{fill(news.scheduled, { when: formatMoment(waiting.due) })}</p>;
        if (latest?.state !== "failed") return <p className={panelClasses.note}>{news.noSchedule}</p>;
        return (
          <>
            <p>{fill(news.scheduleFailed, { when: formatMoment(latest.due) })}</p>
            <NewsLink to="/publicar">{news.goPublish}</NewsLink>
          </>
        );
      }}
    </NewsItem>
  );
}

function Reviews() {
  return (
    <NewsItem title={news.reviews} query={useQuery(overviewQuery)}>
      {({ overdueReviews: count }) =>
        count === 0 ? (
          <p className={panelClasses.note}>{news.noReviews}</p>
        ) : (
          <>
            <p>{count === 1 ? news.oneReview : fill(news.manyReviews, { count })}</p>
            <NewsLink to="/colecciones">{news.goReviews}</NewsLink>
          </>
        )
      }
    </NewsItem>
  );
}

function Backup() {
  return (
    <NewsItem title={news.backup} query={useQuery(backupsQuery)}>
      {({ last, problem }) => (
        <>
          <p className={last ? undefined : panelClasses.note}>{last ? formatMoment(last) : news.noBackup}</p>
          {problem !== null && <p className={panelClasses.failure}>{problem}</p>}
          <p className={panelClasses.note}>{news.backupPlace}</p>
        </>
      )}
    </NewsItem>
  );
}

function NewsLink({ to, children }: { to: "/publicar" | "/colecciones"; children: ReactNode }) {
  return (
    <Link to={to} className={panelClasses.link}>
      {children}
    </Link>
  );
}
