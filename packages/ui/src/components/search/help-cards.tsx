import type { HelpLine } from "@consultorio/content";
import { Phone } from "lucide";
import type { Messages } from "#messages/english.ts";
import { fill } from "#messages/fill.ts";
import { Button } from "../button/button.tsx";
import { LineIcon } from "../icon/line-icon.tsx";
import { answerId } from "./search-form.tsx";

interface HelpCardsProps {
  emergency: HelpLine;
  crisis: HelpLine;
  /** Text of the small card: the signs of an emergency. `{number}` is the emergency number. */
  notice: string;
  messages: Pick<Messages["search"], "call" | "alarm" | "crisis">;
}

/**
 * Cards with the numbers to call, above the results of a search. `data-help` of `c-search` chooses the card. Without it the
 * small one is shown: before a search, and where neither the script nor the server could read the query.
 */
export function HelpCards({ emergency, crisis, notice, messages }: HelpCardsProps) {
  const values = { number: emergency.number, line: crisis.name };
  const call = fill(messages.call, values);
  return (
    <div id={answerId} data-help-cards="" className="mt-6">
      <div
        data-emergency=""
        className="flex max-w-text flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-surface-alt px-card py-4 group-data-[help=crisis]/search:hidden group-data-[help=emergency]/search:hidden group-data-[help=none]/search:hidden"
      >
        <p className="min-w-[min(16rem,100%)] flex-1 text-sm">{fill(notice, values)}</p>
        <Button href={emergency.href} look="urgent">
          <LineIcon lines={Phone} />
          {call}
        </Button>
      </div>
      <div role="alert">
        <div
          data-tone="inverse"
          data-emergency=""
          className="hidden max-w-text rounded-card bg-inverse-urgent p-card text-on-inverse group-data-[help=emergency]/search:block md:p-8"
        >
          <p className="font-display text-xl">{fill(messages.alarm.title, values)}</p>
          <p className="mt-2 mb-5">{messages.alarm.text}</p>
          <Button href={emergency.href} look="onDark" size="large">
            <LineIcon lines={Phone} />
            {call}
          </Button>
        </div>
        <div
          data-emergency=""
          className="hidden max-w-text rounded-card bg-info-soft p-card group-data-[help=crisis]/search:block md:p-8"
        >
          <p className="font-display text-xl">{fill(messages.crisis.first, values)}</p>
          <p className="mt-2 mb-5">{fill(messages.crisis.second, values)}</p>
          <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
            <Button href={crisis.href} size="large">
              <LineIcon lines={Phone} />
              {fill(messages.crisis.call, { line: crisis.name, number: crisis.number })}
            </Button>
            <Button href={emergency.href} look="urgent" size="large">
              <LineIcon lines={Phone} />
              {call}
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
}
