import type { IconName } from "@consultorio/content";
import { Input } from "@mantine/core";
import {
  Activity,
  CalendarDays,
  Clock,
  HeartPulse,
  type LucideIcon,
  Medal,
  Scissors,
  ShieldCheck,
  UsersRound,
} from "lucide-react";
import { useId } from "react";
import type { TextControlProps } from "./control-props.ts";
import classes from "./fields.module.css";

interface IconFieldProps extends TextControlProps {
  options: { value: string; label: string }[];
}

/** The icons of the section library, as it draws them. */
const icons: Record<IconName, LucideIcon> = {
  calendario: CalendarDays,
  pacientes: UsersRound,
  cirugia: Scissors,
  corazon: HeartPulse,
  escudo: ShieldCheck,
  medalla: Medal,
  reloj: Clock,
  pulso: Activity,
};

const isIcon = (value: string): value is IconName => Object.hasOwn(icons, value);

/** One icon of the library, each drawn as a radio button. */
export function IconField({ options, value, onChange, label, ...rest }: IconFieldProps) {
  const { "data-path": path, ...wrapper } = rest;
  const name = useId();
  return (
    <Input.Wrapper label={label} labelElement="div" {...wrapper}>
      <div role="radiogroup" aria-label={label} className={classes.icons}>
        {options.map((option) => {
          const Icon = isIcon(option.value) ? icons[option.value] : Activity;
          const chosen = option.value === value;
          return (
            <label key={option.value} title={option.label} className={classes.icon}>
              <input
                type="radio"
                name={name}
                aria-label={option.label}
                data-path={chosen ? path : undefined}
                checked={chosen}
                onChange={() => onChange(option.value)}
              />
              <Icon size={22} aria-hidden />
            </label>
          );
        })}
      </div>
    </Input.Wrapper>
  );
}
