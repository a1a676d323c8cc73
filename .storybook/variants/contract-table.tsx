import type { ArgTypes } from "storybook/internal/types";

/** What a variant's contract asks for: every property with its type and its docstring. */
export function ContractTable({ argTypes }: { argTypes: ArgTypes }) {
  return (
    <table>
      <thead>
        <tr>
          <th>Propiedad</th>
          <th>Tipo</th>
          <th>Qué es</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(argTypes).map(([name, { table, type, description }]) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
              {typeof type === "object" && type.required ? "" : " (opcional)"}
            </td>
            <td>
              <code>{table?.type?.detail ?? table?.type?.summary}</code>
            </td>
            <td>{description}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
