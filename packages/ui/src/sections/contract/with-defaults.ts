/** The options of every section beside its content. */
export interface SectionOptions {
  /**
   * Id of the section in the page; each type has its own. Two sections of one type need two.
   * @es Identificador de la sección en la página; dos secciones del mismo tipo necesitan dos.
   */
  anchor?: string | undefined;
  /** CSS classes that are added to the section's outermost element. @es Clases de CSS que se agregan al elemento exterior. */
  className?: string | undefined;
}

/** The options of a type with designs on a plain light ground. Its other designs leave `tone` out of their props. */
export interface GroundOptions extends SectionOptions {
  /**
   * Ground of the section; without it the design's own. A section that has the same as its neighbour gets another one.
   * @es Fondo de la sección; si falta, es el del diseño. Cámbialo si la sección de al lado tiene el mismo.
   */
  tone?: "surface" | "alt" | "info" | undefined;
}

type OptionalKeys<Props> = { [K in keyof Props]-?: object extends Pick<Props, K> ? K : never }[keyof Props];

/** A value for everything that a caller may leave out, but `tone`: each design has its own ground. */
export type Defaults<Props> = {
  [K in Exclude<OptionalKeys<Props>, "tone">]-?: Exclude<Props[K], undefined>;
};

/** The props with a default for what is left out. An explicit `undefined` counts as left out. */
export function withDefaults<Props extends object>(
  props: Props,
  defaults: Defaults<Props>,
): Props & Defaults<Props> {
  const filled = { ...defaults, ...props };
  for (const [key, value] of Object.entries(defaults))
    if (Reflect.get(filled, key) === undefined) Reflect.set(filled, key, value);
  return filled;
}

/** The result of a function that adds the defaults to a section's props; the options stay optional. */
export type Content<Fill extends (...given: never) => object> = Omit<ReturnType<Fill>, keyof SectionOptions> &
  SectionOptions;
