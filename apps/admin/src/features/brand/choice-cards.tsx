import { type ReactNode, useId } from "react";
import { useField } from "#document-editor/document/document-context.ts";
import classes from "./brand.module.css";

export interface ChoiceCard {
  value: string;
  name: string;
  text?: string;
  /** Its difference from the other cards, in a few words. */
  note?: string | undefined;
  drawing: ReactNode;
}

interface ChoiceCardsProps {
  /** Path of the field in the document. */
  path: string;
  label: string;
  cards: readonly ChoiceCard[];
  /** The choice while the field is empty. */
  unchosen?: string;
  /** The card that empties the field. */
  none?: string;
}

/** One of a few choices, each a radio button with a drawing. */
export function ChoiceCards({ path, label, cards, none, unchosen = none ?? "" }: ChoiceCardsProps) {
  const { value, change } = useField(path);
  const group = useId();
  const chosen = typeof value === "string" && value !== "" ? value : unchosen;
  // The radio button that the keyboard reaches is the field's control.
  const control = cards.some((card) => card.value === chosen) ? chosen : cards[0]?.value;
  return (
    <fieldset className={classes.cards} aria-label={label}>
      {cards.map((card) => (
        <label key={card.value} className={classes.card}>
          <input
            type="radio"
            name={group}
            checked={card.value === chosen}
            aria-label={card.note ? `${card.name}, ${card.note}` : card.name}
            data-path={card.value === control ? path : undefined}
            onChange={() => change(card.value === none ? undefined : card.value)}
          />
          {card.drawing}
          <span className={classes.name} aria-hidden>
            {card.name}
            {card.note && <span className={classes.today}>{card.note}</span>}
          </span>
          {card.text && (
            <span className={classes.text} aria-hidden>
              {card.text}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
