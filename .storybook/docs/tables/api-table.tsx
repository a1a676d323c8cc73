import { contract, type Route } from "../../../packages/api/src/contract/index.ts";

const routes: Route[] = Object.values(contract);

const access: Record<Route["access"], string> = {
  anyone: "cualquiera",
  visitor: "visitas, desde nuestras páginas",
  editor: "editora o propietaria",
  owner: "propietaria",
};

/** Every call of the API, as the contract declares it. */
export function ApiTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>Llamada</th>
          <th>Quién</th>
          <th>Qué hace</th>
        </tr>
      </thead>
      <tbody>
        {routes.map(({ method, path, access: who, summary }) => (
          <tr key={`${method} ${path}`}>
            <td>
              <code>{`${method} ${path}`}</code>
            </td>
            <td>{access[who]}</td>
            <td lang="en">{summary}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
