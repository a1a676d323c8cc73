import type { ArgTypes, InputType } from "storybook/internal/types";
import type { SectionType } from "../../packages/content/src/index.ts";
import { optionWords, propertyWords } from "./property-words.ts";

interface ContractTableProps {
  type: SectionType;
  argTypes: ArgTypes;
}

/** What a type's contract asks for: every property with its type and what it is. */
export function ContractTable({ type, argTypes }: ContractTableProps) {
  const words: Record<string, string> = { ...propertyWords[type], ...optionWords };
  return (
    <table>
      <thead>
        <tr>
          <th>Propiedad</th>
          <th>Qué es</th>
          <th>Tipo en el código</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(argTypes).map(([name, argType]) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
              {isRequired(argType) ? "" : " (opcional)"}
            </td>
            <td>{words[name]}</td>
            <td>
              <code>{typeOf(argType)}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const isRequired = ({ type }: InputType) => typeof type === "object" && type.required === true;

/** A property's type as code writes it. Storybook says "union" alone where a type has several forms. */
function typeOf({ table, type }: InputType): string | undefined {
  if (typeof type !== "object" || type.name !== "union") return table?.type?.detail ?? table?.type?.summary;
  return type.value.map((form) => (form.name === "other" ? form.value : form.name)).join(" | ");
}
