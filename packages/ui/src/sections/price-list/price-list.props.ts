import { type Content, type Defaults, type GroundOptions, withDefaults } from "../contract/with-defaults.ts";

/** A price with what it is for. */
export interface PriceRow {
  /** What is paid for. @es Lo que se paga. */
  name: string;
  /** The price as it is read, with its currency; without it the row says that it depends on the patient. @es El precio como se lee, con su moneda; sin él, el renglón dice que depende de cada paciente. */
  price?: string | undefined;
  /** Whether it is the lowest price. @default false @es Si es el precio más bajo. */
  from?: boolean | undefined;
  /** One sentence: what it includes, how long it takes. @es Una frase: qué incluye, cuánto dura. */
  note?: string | undefined;
}

export interface PriceListProps extends GroundOptions {
  /** Heading of the section. @es Lo que encabeza la sección. */
  sectionTitle: string;
  /** Prices, the most asked first. @es Los precios, el que más se pregunta primero. */
  rows: PriceRow[];
  /** Short line below the section's heading. @es Línea corta bajo el título de la sección. */
  sectionSubtitle?: string | undefined;
  /** Note below the prices. @es Nota bajo los precios. */
  additionalInfo?: string | undefined;
}

const rowDefaults: Defaults<PriceRow> = { price: "", from: false, note: "" };

/** Adds the default values. */
export function priceListContent(props: PriceListProps) {
  const content = withDefaults(props, {
    anchor: "price-list",
    className: "",
    sectionSubtitle: "",
    additionalInfo: "",
  });
  return { ...content, rows: content.rows.map((row) => withDefaults(row, rowDefaults)) };
}

/** The section's complete content. */
export type PriceListContent = Content<typeof priceListContent>;
export type PriceListRow = PriceListContent["rows"][number];
