import results from "../confiabilidad.json";

type Result = (typeof results)[number];
type Figure = Result["figures"][number];

/** Each run with its promise, every figure beside its limit, and how to make it again. */
export function ReliabilityTable() {
  return results.map((result) => <Run key={result.id} {...result} />);
}

function Run({ id, title, promise, passed, seconds, figures, date, machine, command }: Result) {
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>
        {id} · {title}
      </h3>
      <p>
        <strong>Promesa.</strong> {promise} <strong>{passed ? "Se cumplió." : "No se cumplió."}</strong>
      </p>
      <table>
        <thead>
          <tr>
            <th>Cifra</th>
            <th>Medido</th>
            <th>Debe ser</th>
          </tr>
        </thead>
        <tbody>
          {figures.map((figure) => (
            <tr key={figure.name}>
              <td>{figure.name}</td>
              <td>
                {figure.value.toLocaleString("es-MX")} {figure.unit}
              </td>
              <td>{bounds(figure)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <code>{command}</code>, {date}, {seconds} s, en {machine}.
      </p>
    </section>
  );
}

function bounds({ limit, least }: Figure): string {
  if (limit !== undefined && limit === least) return limit.toLocaleString("es-MX");
  const most = limit === undefined ? "" : `a lo más ${limit.toLocaleString("es-MX")}`;
  const fewest = least === undefined ? "" : `al menos ${least.toLocaleString("es-MX")}`;
  return [fewest, most].filter(Boolean).join(", ");
}
