import { Button, TextInput } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { reasonOf } from "#api/client.ts";
import { cancelSchedule, type Scheduled, schedulePublication, scheduleQuery } from "#api/schedule.ts";
import { momentAtClinic } from "#components/clinic-clock.ts";
import { formatMoment } from "#components/format-moment.ts";
import classes from "#components/panel.module.css";
import { Panel } from "#components/panel.tsx";
import { QueryView } from "#components/query-view.tsx";
import { fill } from "#components/strings.ts";
import { toasts } from "#components/toasts.ts";
import { useAction } from "#components/use-action.ts";
import { messages as publishWords } from "./strings.ts";

const { schedule: words } = publishWords;

/** Schedules a publication of the draft, and shows the pending one and the result of the latest one. */
export function SchedulePanel() {
  return (
    <Panel title={words.title} note={words.intro}>
      {/* Without an answer something may be scheduled already. */}
      <QueryView query={useQuery(scheduleQuery)} failed={words.loadFailed}>
        {(schedule) => {
          const [latest] = schedule;
          const waiting = schedule.find(({ state }) => state === "pending" || state === "running");
          return (
            <>
              {waiting ? <Waiting scheduled={waiting} /> : <ScheduleForm />}
              {latest && latest !== waiting && <Past scheduled={latest} />}
            </>
          );
        }}
      </QueryView>
    </Panel>
  );
}

function ScheduleForm() {
  const client = useQueryClient();
  const [day, setDay] = useState("");
  const [time, setTime] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: schedulePublication,
    onSuccess: () => {
      toasts.success(words.scheduled);
      return client.invalidateQueries({ queryKey: scheduleQuery.queryKey });
    },
    onError: (error) => setProblem(reasonOf(error, words.failed)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const due = momentAtClinic(day, time);
    if (due === null) return setProblem(words.missing);
    setProblem(null);
    mutate(due);
  };
  return (
    <form noValidate onSubmit={submit}>
      <div className={classes.row}>
        <TextInput
          type="date"
          label={words.day}
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        <TextInput
          type="time"
          label={words.time}
          value={time}
          onChange={(event) => setTime(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={isPending}>
          {isPending ? words.scheduling : words.schedule}
        </Button>
      </div>
      {problem && (
        <p role="alert" className={classes.failure}>
          {problem}
        </p>
      )}
    </form>
  );
}

function Waiting({ scheduled: { version, due, author } }: { scheduled: Scheduled }) {
  const { mutate, isPending } = useAction({
    mutationFn: cancelSchedule,
    done: words.cancelled,
    failed: words.cancelFailed,
    refresh: [scheduleQuery],
  });
  return (
    <>
      <p role="status">
        {fill(words.waiting, { version, when: formatMoment(due), who: author })} {words.newer}
      </p>
      <Button variant="default" disabled={isPending} onClick={() => mutate()}>
        {words.cancel}
      </Button>
    </>
  );
}

function Past({ scheduled: { version, due, state, detail, author } }: { scheduled: Scheduled }) {
  return (
    <div>
      <p className={classes.note}>
        {fill(words.latest, { past: fill(words.past, { version, when: formatMoment(due), who: author }) })}{" "}
        <span className={classes.badge} data-tone={state === "failed" ? "bad" : "plain"}>
          {words.states[state]}
        </span>
      </p>
      {detail !== "" && <p className={state === "failed" ? classes.failure : classes.note}>{detail}</p>}
    </div>
  );
}
