/** The options of every section beside its content. */
export interface SectionOptions {
  /**
   * Id of the section in the page; each type has its own. Two sections of one type need two.
   * @es Identificador de la sección en la página; dos secciones del mismo tipo necesitan dos.
   */
  anchor?: string;
  /** CSS classes that are added to the section's outermost element. @es Clases de CSS que se agregan al elemento exterior. */
  className?: string;
}

type OptionalKeys<Props> = { [K in keyof Props]-?: object extends Pick<Props, K> ? K : never }[keyof Props];

/** A value for everything that a caller may leave out. */
export type Defaults<Props> = { [K in OptionalKeys<Props>]-?: Exclude<Props[K], undefined> };

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
