import contracts from "virtual:contracts";
import sources from "virtual:form-sources";
import { type ContractField, contractOf, isPicture } from "../contract/contract.ts";
import { filledByNoForm, fillsOf } from "../contract/fills-of.ts";
import { propertyNames } from "../contract/property-names.ts";
import type { VariantName } from "./variant-path.ts";

/** The contract of a design: every property with its description, its type, and the forms that fill it. */
export function ContractTable({ type, variant }: VariantName) {
  return (
    <div className="sb-unstyled my-6 font-text text-sm leading-normal">
      <p
        aria-hidden="true"
        className={`${columns} hidden border-b border-line-strong pb-2 font-semibold md:grid`}
      >
        <span>Propiedad</span>
        <span>Qué es</span>
        <span>Se llena en</span>
      </p>
      <Properties fields={contractOf(contracts, type)} owner={type} type={type} variant={variant} path={[]} />
    </div>
  );
}

const columns = "md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_minmax(0,5fr)] gap-x-6";

interface Place extends VariantName {
  /** Names of the properties around, with `*` for the entries of a list. */
  path: string[];
  /** An outer row of the table already names the forms that fill it. */
  told?: boolean;
}

interface PropertiesProps extends Place {
  fields: readonly ContractField[];
  /** The section type or the object that has the properties. */
  owner: string;
}

function Properties({ fields, owner, ...place }: PropertiesProps) {
  return (
    <ul className="divide-y divide-line">
      {fields.map((field) => (
        <Property
          key={field.name}
          field={field}
          owner={owner}
          {...place}
          path={[...place.path, field.name]}
        />
      ))}
    </ul>
  );
}

interface PropertyProps extends Place {
  field: ContractField;
  owner: string;
}

function Property({ field, owner, ...place }: PropertyProps) {
  const { name, required, type: code } = field;
  return (
    <li className="py-3">
      <div className={`grid gap-y-1 ${columns}`}>
        <p>
          <strong className="font-semibold">{propertyNames[name]}</strong>
          {required ? " · obligatoria" : ""}
          <br />
          <code className="text-xs break-words">
            {name}: {field.inside?.includes(".") ? shortType(field) : code}
          </code>
        </p>
        <Meaning field={field} variant={place.variant} />
        {place.told ? null : (
          <Fills
            owner={owner}
            name={name}
            opened={field.inside !== null && !isPicture(field.shape)}
            {...place}
          />
        )}
      </div>
      <Inside field={field} {...place} />
    </li>
  );
}

/** What a property is, its value where it is left out, and whether the design shows it. */
function Meaning({ field, variant }: Pick<PropertyProps, "field" | "variant">) {
  const { description, default: value, drawnBy = [variant] } = field;
  return (
    <p>
      {description}
      {value === undefined ? null : (
        <>
          {" "}
          Si falta: <code className="text-xs">{value}</code>.
        </>
      )}
      {drawnBy.includes(variant) ? null : <em> Este diseño no la usa.</em>}
    </p>
  );
}

/** An object without a name is opened below: its type says only that there is one. */
const shortType = ({ shape, nullable }: ContractField): string =>
  (shape.kind === "list" ? "{ … }[]" : "{ … }") + (nullable ? " | null" : "");

const summaryClasses =
  "cursor-pointer px-4 py-2 font-semibold text-info before:mr-2 before:inline-block before:content-['▸'] [details[open]>&]:before:rotate-90";

/** The properties of the object, or of each entry of the list. */
function Inside({ field, path, told, ...design }: Omit<PropertyProps, "owner">) {
  const { inside, shape } = field;
  const fields = inside === null ? undefined : contracts.objects[inside];
  if (inside === null || fields === undefined) return null;
  const list = shape.kind === "list";
  return (
    <details className="mt-2 w-fit rounded-small bg-surface-raised open:w-full open:pb-1">
      <summary className={summaryClasses}>
        {list ? "Qué lleva cada elemento" : "Qué lleva"} ({fields.length})
      </summary>
      <div className="border-t border-line px-4">
        <Properties
          fields={fields}
          owner={inside}
          {...design}
          path={list ? [...path, "*"] : path}
          told={told === true || isPicture(shape)}
        />
      </div>
    </details>
  );
}

interface FillsProps extends Omit<PropertyProps, "field"> {
  name: string;
  /** Whether what is inside tells its own fields. */
  opened: boolean;
}

function Fills({ owner, name, type, path, opened }: FillsProps) {
  const fills = fillsOf(sources, type, path, { ownFieldsOnly: opened });
  return (
    <div>
      <span className="font-semibold md:sr-only">Se llena en: </span>
      {fills.length === 0 ? (filledByNoForm[`${owner}.${name}`] ?? filledByNoForm[name]) : null}
      {fills.map(({ place, fields }) => (
        <p key={place}>
          {place}
          {fields.length > 0 ? <strong className="font-semibold">: {fields.join(", ")}</strong> : null}
        </p>
      ))}
    </div>
  );
}
