import { Fragment } from "react";
import { leftOut, requirements } from "../asvs/chapters.ts";

/** Each requirement with the tests that hold it, or the reason why none does. */
export function AsvsTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>N.º</th>
          <th>Qué pide</th>
          <th style={{ minWidth: "min(18rem, 30vw)" }}>Prueba o razón</th>
        </tr>
      </thead>
      <tbody>
        {requirements.map(({ id, asks, tests, note }) => (
          <tr key={id}>
            <td>{id}</td>
            <td>{asks}</td>
            <td>
              {tests.map((file) => (
                <Fragment key={file}>
                  {file}
                  <br />
                </Fragment>
              ))}
              {note}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The chapters that do not apply as a whole. */
export function ChaptersLeftOut() {
  return (
    <ul>
      {leftOut.map(({ chapter, reason }) => (
        <li key={chapter}>
          {chapter}: {reason}
        </li>
      ))}
    </ul>
  );
}
