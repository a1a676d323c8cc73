interface CounterProps {
  /** Such as `4` or `más de 1500`: the first number in it counts up once it is seen. */
  value: string;
  className?: string;
}

/** A figure that counts up (`c-counter`); screen readers get the final one only. */
export function Counter({ value, className }: CounterProps) {
  return (
    <c-counter suppressHydrationWarning className={className}>
      <span className="sr-only">{value}</span>
      <span aria-hidden="true" data-value="" suppressHydrationWarning className="tabular-nums">
        {value}
      </span>
    </c-counter>
  );
}
