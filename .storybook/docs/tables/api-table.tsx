import { contract, type Route } from "../../../packages/api/src/contract/index.ts";
import { jsonShape } from "./json-shape.ts";

const routes: Route[] = Object.values(contract);

const access: Record<Route["access"], string> = {
  anyone: "cualquiera",
  visitor: "visitas, desde nuestras páginas",
  editor: "editora o propietaria",
  owner: "propietaria",
};

const limits: Record<NonNullable<Route["limit"]>, string> = {
  notes: "60 en 15 minutos de una misma red",
  signIns: "5 en 15 minutos de una cuenta, 20 de una red y 10 por segundo de todas",
  uploads: "100 en una hora y 2 GB en un día de una cuenta",
};

const parts = { query: "Consulta (?…)", body: "Recibe", response: "Responde" } as const;

/** Every call of the API with its input and its answer, as the contract declares it. */
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
        {routes.map((route) => (
          <tr key={`${route.method} ${route.path}`}>
            <td>
              <code>{`${route.method} ${route.path}`}</code>
            </td>
            <td>
              {access[route.access]}
              {route.confirmed ? ", con la contraseña confirmada hace menos de 10 minutos" : ""}
              {route.limit === undefined ? "" : `; ${limits[route.limit]}`}
            </td>
            <td>
              <span lang="en">{route.summary.replaceAll("`", "")}</span>
              <Shapes route={route} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Shapes({ route }: { route: Route }) {
  return (
    <details>
      <summary>Qué recibe y qué responde</summary>
      {Object.entries(parts).map(([part, label]) => {
        const schema = route[part as keyof typeof parts];
        return (
          schema && (
            <figure key={part} style={{ margin: "0.5rem 0" }}>
              <figcaption>{label}</figcaption>
              <pre style={{ whiteSpace: "pre-wrap" }}>{jsonShape(schema)}</pre>
            </figure>
          )
        );
      })}
      {route.upload ? <p>Recibe un archivo.</p> : null}
      {route.body || route.query || route.upload ? null : <p>No recibe nada.</p>}
      <p>{route.response ? `Con éxito: ${route.status ?? 200}.` : "Responde un archivo."}</p>
    </details>
  );
}
