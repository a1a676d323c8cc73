/** The line with the database of a command: the file of SQLite; the host and name of PostgreSQL, without its password. */
export function databaseLine(url: string): string {
  const file = /^sqlite:(.+)$/.exec(url)?.[1];
  if (file !== undefined) return `  Base de datos: ${file}`;
  const { host, pathname } = new URL(url);
  return `  Base de datos: ${host}${pathname} (PostgreSQL)`;
}
