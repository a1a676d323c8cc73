import { Fragment } from "react";
import security from "../../../SECURITY.md?raw";
import results from "../confiabilidad.json";

/** The table of threats in `SECURITY.md`, with how many tests of each proof passed in the last run of all of them. */
export function ThreatsTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>N.º</th>
          <th>Amenaza</th>
          <th>Qué la detiene</th>
          <th style={{ minWidth: "min(18rem, 30vw)" }}>Prueba</th>
        </tr>
      </thead>
      <tbody>
        {threats().map(({ number, threat, answer, proofs }) => (
          <tr key={number}>
            <td>{number}</td>
            <td>{threat}</td>
            <td>{answer}</td>
            <td>
              {proofs.map((file) => (
                <Fragment key={file}>
                  {file}
                  {passed(file)}
                  <br />
                </Fragment>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function threats() {
  const rows = security.matchAll(/^\| (\d+) \| ([^|]*) \| ([^|]*) \| ([^|]*) \|$/gm);
  return [...rows].map(([, number = "", threat = "", answer = "", proof = ""]) => ({
    number,
    threat,
    answer: answer.replaceAll("`", ""),
    proofs: [...proof.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file),
  }));
}

/** The result of the threats' tests for a file; nothing for a file that runs elsewhere. */
function passed(file: string): string {
  const figure = results.find(({ id }) => id === "T0")?.figures.find(({ name }) => name === file);
  return figure === undefined ? "" : ` (${figure.value} de ${figure.least} pruebas pasan)`;
}
