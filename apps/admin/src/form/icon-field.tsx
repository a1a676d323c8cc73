import type { IconName } from "@consultorio/content";
import { Input, UnstyledButton } from "@mantine/core";
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
import { useRef } from "react";
import type { ControlProps } from "./control-props.ts";
import classes from "./form.module.css";

interface IconFieldProps extends ControlProps {
  options: { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** The icons of the section library, as it draws them. */
const drawings: Record<IconName, LucideIcon> = {
  calendario: CalendarDays,
  pacientes: UsersRound,
  cirugia: Scissors,
  corazon: HeartPulse,
  escudo: ShieldCheck,
  medalla: Medal,
  reloj: Clock,
  pulso: Activity,
};
const isIcon = (value: string): value is IconName => Object.hasOwn(drawings, value);

/** One icon of the library, chosen by its looks. The arrows go from one to the next. */
export function IconField({ options, value, onChange, readOnly, label, ...rest }: IconFieldProps) {
  const { "data-path": path, ...wrapper } = rest;
  const group = useRef<HTMLDivElement>(null);
  const move = (from: number, step: number) => {
    const to = (from + step + options.length) % options.length;
    onChange(options[to]?.value ?? value);
    group.current?.querySelectorAll<HTMLElement>("[role=radio]")[to]?.focus();
  };
  return (
    <Input.Wrapper label={label} labelElement="div" {...wrapper}>
      <div
        ref={group}
        role="radiogroup"
        aria-label={label}
        aria-readonly={readOnly}
        className={classes.icons}
      >
        {options.map((option, index) => {
          const Drawing = isIcon(option.value) ? drawings[option.value] : Activity;
          const chosen = option.value === value;
          return (
            <UnstyledButton
              key={option.value}
              role="radio"
              aria-checked={chosen}
              aria-label={option.label}
              title={option.label}
              tabIndex={chosen ? 0 : -1}
              disabled={readOnly}
              data-path={chosen ? path : undefined}
              className={classes.icon}
              onClick={() => onChange(option.value)}
              onKeyDown={({ key }) => {
                if (key === "ArrowRight" || key === "ArrowDown") move(index, 1);
                if (key === "ArrowLeft" || key === "ArrowUp") move(index, -1);
              }}
            >
              <Drawing size={22} aria-hidden />
            </UnstyledButton>
          );
        })}
      </div>
    </Input.Wrapper>
  );
}
