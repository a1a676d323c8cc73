import { type AppointmentDay, type DayHalf, dayHalves } from "@consultorio/content";
import type { RequestParts } from "#components/appointment-request/request-text.ts";
import { fill } from "#messages/fill.ts";
import { useMessages } from "#messages/messages.tsx";
import { appointmentWords } from "#messages/words.ts";
import type { AppointmentContent } from "./appointment.props.ts";

/** One of the answers to a question. */
export interface Choice {
  label: string;
  /** What it adds to the message; empty for nothing. */
  phrase: string;
  /** The phrase inside a sentence, where it differs. */
  clause?: string;
  /** The halves of the day in which the office is open on this day. */
  halves?: readonly DayHalf[];
  /** The half of the day that this is. */
  half?: DayHalf;
}

/** A question, and its answers. */
export interface Question {
  part: keyof RequestParts;
  legend: string;
  /** The answer that adds nothing to the message. */
  neutral: Choice | null;
  choices: Choice[];
}

const silent = (label: string): Choice => ({ label, phrase: "" });

/** The halves in which the office is open on some day; all where no days are given. */
const openHalves = (days: readonly AppointmentDay[]): readonly DayHalf[] =>
  days.length === 0
    ? dayHalves
    : dayHalves.filter((half) => days.some(({ halves }) => halves.includes(half)));

/** The questions that have at least two answers, in the order of the message. */
export function useQuestions({ reasons, days }: Pick<AppointmentContent, "reasons" | "days">): Question[] {
  const { appointment: words } = useMessages({ appointment: appointmentWords });
  const questions: Question[] = [
    {
      part: "reason",
      legend: words.reason,
      neutral: silent(words.noReason),
      choices: reasons.map((reason) => ({ label: reason, phrase: fill(words.about, { reason }) })),
    },
    {
      part: "day",
      legend: words.day,
      neutral: silent(words.anyDay),
      choices: days.map(({ name, halves }) => ({
        label: name,
        phrase: fill(words.on, { day: name }),
        halves,
      })),
    },
    {
      part: "half",
      legend: words.half,
      neutral: silent(words.anyHalf),
      choices: openHalves(days).map((half) => ({ label: words[half], phrase: words[half], half })),
    },
    {
      part: "visit",
      legend: words.visit,
      neutral: null,
      choices: [
        { label: words.first, phrase: words.first, clause: words.andFirst },
        { label: words.known, phrase: words.known, clause: words.andKnown },
      ],
    },
  ];
  // An office with hours in one half of the day only has nothing to choose there.
  return questions.filter(({ part, choices }) => choices.length > (part === "half" ? 1 : 0));
}
