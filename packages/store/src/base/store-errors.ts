/** How the callers of the store handle an error. */
interface Kind {
  /** The HTTP status of its answer. */
  status: number;
  /** The message for strangers, if the message for the log names files, servers or settings. */
  publicMessage?: string;
  /** Whether the same call may succeed a moment later. */
  transient?: boolean;
  /** Whether a server shows its last publication until the database can be used again. */
  fallback?: boolean;
}

interface Entry<Given extends unknown[]> extends Kind {
  /** One Spanish line for people: never with a password. */
  message: (...given: Given) => string;
}

/** Makes the function that adds a message to a kind of error: a text, or a function of the details that it names. */
function errorsOf(kind: Kind) {
  return <Given extends unknown[] = []>(message: string | Entry<Given>["message"]): Entry<Given> => ({
    ...kind,
    message: typeof message === "string" ? () => message : message,
  });
}

const unauthenticated = errorsOf({ status: 401 });
const forbidden = errorsOf({ status: 403 });
const notFound = errorsOf({ status: 404 });
const conflict = errorsOf({ status: 409 });
const overtaken = errorsOf({ status: 409, transient: true });
const preconditionFailed = errorsOf({ status: 412 });
const invalid = errorsOf({ status: 422 });

// Errors of a database that cannot be used.
const noAnswer = "La base de datos no responde. Vuelve a intentarlo en un momento.";
const unavailable = errorsOf({ status: 503, publicMessage: noAnswer });
const busy = errorsOf({ status: 503, publicMessage: noAnswer, transient: true });
const damaged = errorsOf({
  status: 503,
  publicMessage: "La base de datos está dañada o vacía y no se modificó. Hay que restaurar un respaldo.",
  fallback: true,
});
const replaced = errorsOf({
  status: 503,
  publicMessage:
    "El archivo de la base de datos ya no es el que se abrió y no se guardó nada. Hay que reiniciar el servidor.",
});
const foreignLog = errorsOf({
  status: 503,
  publicMessage:
    "El archivo de la base de datos se cambió por otro, y junto a él quedó el registro del anterior. No se mezclaron. Hay que regresar el archivo anterior o quitar ese registro.",
  fallback: true,
});
const exhausted = errorsOf({
  status: 503,
  publicMessage:
    "El servidor tiene demasiados archivos abiertos. Si sigue así, hay que reiniciarlo o subir su límite.",
  fallback: true,
  transient: true,
});
const newer = errorsOf({
  status: 503,
  publicMessage:
    "La base de datos es de una versión más nueva de Consultorio y no se modificó. Hay que actualizar Consultorio.",
  fallback: true,
});
const full = errorsOf({
  status: 507,
  publicMessage: "No queda espacio en el disco de la base de datos. Hay que liberar espacio.",
  fallback: true,
});
const readOnly = errorsOf({
  status: 503,
  publicMessage:
    "No hay permiso para escribir en la base de datos. Hay que revisar los permisos de su carpeta.",
  fallback: true,
});
const replica = errorsOf({
  status: 503,
  publicMessage:
    "La base de datos sólo se puede leer: es una copia, o está en modo de sólo lectura. Hay que conectar la principal.",
  fallback: true,
});
const unreachable = errorsOf({
  status: 503,
  publicMessage: "La base de datos no responde. Si sigue así, hay que revisar que esté conectada.",
  fallback: true,
  transient: true,
});
const failed = errorsOf({
  status: 503,
  publicMessage:
    "La base de datos no responde como debe. Hay que revisar su disco: que tenga espacio y esté sano.",
  fallback: true,
});

type File = { file: string };
type Folder = { folder: string };
type Server = { server: string };
type Database = { database: string };

const entries = {
  // Requests
  unauthorised: unauthenticated("Inicia sesión para continuar."),
  "account-deleted": unauthenticated("Esa cuenta no existe."),
  "password-changed": unauthenticated(
    "Tu contraseña o tu segundo paso cambió mientras entrabas. Entra otra vez.",
  ),
  "owner-required": forbidden("Sólo una cuenta propietaria puede hacer esto."),
  "account-not-found": notFound("Esa cuenta no existe."),
  "session-not-found": notFound("Esa sesión ya no existe."),
  "media-not-found": notFound("Ese archivo no existe."),
  "publication-not-found": notFound("Esa publicación no existe."),
  "revision-to-publish-not-found": notFound("La versión por publicar no existe."),
  "revision-to-review-not-found": notFound("La versión por revisar no existe."),
  "review-link-not-found": notFound("Ese enlace no existe."),
  "review-link-expired": notFound("El enlace de revisión venció o ya no existe."),
  "email-taken": conflict("Ya existe una cuenta con ese correo."),
  "last-owner": conflict("Tiene que quedar al menos una cuenta propietaria."),
  "own-password-reset": conflict("Tu propia contraseña se cambia en «Contraseña»."),
  "media-in-use": conflict("Este archivo está en uso. Cámbialo por otro antes de borrarlo."),
  "media-in-history": conflict(
    "Una publicación anterior a la que puedes volver usa este archivo. Se podrá borrar cuando el historial ya no la tenga.",
  ),
  "words-in-draft": conflict(
    "Tu borrador todavía dice eso. Quítalo de ahí, publica, y vuelve a borrarlo aquí.",
  ),
  "words-in-public": conflict(
    "El sitio publicado todavía dice eso. Publica el borrador, que ya no lo dice, y vuelve a borrarlo aquí.",
  ),
  "words-scheduled": conflict(
    "Lo que está programado todavía dice eso. Cancélalo o prográmalo de nuevo, y vuelve a borrarlo aquí.",
  ),
  "review-link-full": conflict("Este enlace ya tiene demasiados comentarios."),
  "lease-lost": conflict("La publicación programada ya salió o se canceló."),
  "publication-overtaken": overtaken(
    "Mientras se preparaba esta publicación, otra salió antes o se borraron palabras del historial. Revisa el sitio y, si hace falta, publica de nuevo.",
  ),
  "version-conflict": preconditionFailed(
    "Otra persona guardó cambios mientras editabas. Revisa ambas versiones.",
  ),
  "json-invalid": invalid("El contenido no se puede guardar como JSON."),
  "document-missing": invalid(({ document }: { document: string }) => `Falta el documento «${document}».`),
  "schedule-in-past": invalid("Elige una fecha y una hora que todavía no pasen."),
  "second-factor-own-first": conflict(
    "Activa primero tu propio segundo paso: sin él, tú tampoco podrías entrar.",
  ),
  "second-factor-required": conflict("El segundo paso se pide a todas las cuentas y no se puede quitar."),
  "second-factor-missing": invalid("La cuenta no tiene segundo paso."),

  // Any database
  "database-url-unknown": unavailable("DATABASE_URL debe empezar con sqlite: o con postgres://."),
  "queue-timeout": busy("Hay demasiadas operaciones a la vez. Intenta de nuevo en un momento."),
  "schema-newer": newer(
    ({ schema, newest }: { schema: number; newest: number }) =>
      `La base de datos es de una versión más nueva de Consultorio (esquema ${schema}; esta versión conoce ${newest}) y no se modificó. Actualiza Consultorio.`,
  ),
  "database-foreign": unavailable("La base de datos es de otro programa y no se modificó. Usa una vacía."),
  "database-emptied": damaged(
    ({ file }: File) =>
      `La base de datos está vacía, pero hubo un sitio: aquí está su última publicación, ${file}. Restaura un respaldo, o borra ese archivo para empezar de nuevo.`,
  ),
  "database-not-empty": conflict(
    "La base de datos ya tiene contenido y no se modificó. Importa en una vacía, por ejemplo DATABASE_URL=sqlite:./data/otra.db.",
  ),
  "password-hash-damaged": damaged("La contraseña guardada de esta cuenta no se puede leer."),
  "stored-document-missing": damaged(
    ({ document }: { document: string }) => `A la revisión guardada le falta el documento «${document}».`,
  ),
  "saved-revision-missing": damaged("La base de datos no devolvió lo que se guardó."),
  "saved-media-missing": damaged("La base de datos no devolvió la imagen guardada."),

  // SQLite
  "sqlite-url-without-file": unavailable(
    "DATABASE_URL debe nombrar un archivo, por ejemplo sqlite:./data/site.db.",
  ),
  "sqlite-closed": unavailable("La base de datos ya está cerrada."),
  "sqlite-replaced": replaced(
    ({ file }: File) =>
      `La base de datos ${file}, o su registro ${file}-wal, se borró o se cambió por otro archivo mientras estaba abierta. No se guarda nada hasta reiniciar el servidor.`,
  ),
  "sqlite-foreign-log": foreignLog(
    ({ file }: File) =>
      `La base de datos ${file} se cambió por otro archivo, y junto a ella quedó ${file}-wal, el registro del anterior. No se mezclaron ni se modificaron. Con el servidor detenido, regresa el archivo anterior, o mueve ${file}-wal y ${file}-shm a otro lugar para usar el nuevo.`,
  ),
  "sqlite-no-descriptors": exhausted(
    ({ file }: File) =>
      `El servidor no puede abrir más archivos, tampoco la base de datos ${file}. Reinícialo, o sube su límite (ulimit -n, LimitNOFILE).`,
  ),
  "sqlite-busy": busy(({ file }: File) => `Otro proceso ocupa la base de datos ${file}. Intenta de nuevo.`),
  "sqlite-damaged": damaged(
    ({ file }: File) =>
      `La base de datos ${file} está dañada y no se modificó. Restaura un respaldo o mueve el archivo a otro lugar.`,
  ),
  "sqlite-disk-full": full(({ file }: File) => `No queda espacio para la base de datos ${file}.`),
  "sqlite-read-only": readOnly(
    ({ file }: File) => `No hay permiso para escribir en la base de datos ${file}.`,
  ),
  "sqlite-cannot-open": unreachable(({ file }: File) => `No se pudo abrir la base de datos ${file}.`),
  "sqlite-network-disk": unreachable(
    ({ file }: File) =>
      `La base de datos ${file} está en un disco de red, donde SQLite no es seguro. Usa un disco local o PostgreSQL.`,
  ),
  "sqlite-failed": failed(({ file }: File) => `La base de datos ${file} respondió con un error.`),
  "server-running": conflict(
    ({ file }: File) =>
      `Otro servidor ya usa la base de datos ${file}. Ciérralo, o usa PostgreSQL para tener varios a la vez.`,
  ),

  // PostgreSQL
  "postgres-url-malformed": unavailable(
    "DATABASE_URL no se entiende. Debe tener la forma postgres://usuario:contraseña@servidor:5432/base.",
  ),
  "postgres-closed": unavailable("La conexión con la base de datos ya está cerrada."),
  "postgres-login-refused": unavailable(
    ({ server }: Server) => `PostgreSQL en ${server} rechazó el usuario o la contraseña de DATABASE_URL.`,
  ),
  "postgres-permission-missing": unavailable(
    ({ database }: Database) => `El usuario de DATABASE_URL no tiene permisos en «${database}».`,
  ),
  "postgres-database-missing": unavailable(
    ({ server, database }: Server & Database) => `En ${server} no existe la base de datos «${database}».`,
  ),
  "postgres-unreachable": unreachable(({ server }: Server) => `No hay conexión con PostgreSQL en ${server}.`),
  "postgres-busy": busy(
    ({ database }: Database) => `La base de datos «${database}» está ocupada. Intenta de nuevo.`,
  ),
  "postgres-read-only": replica(
    ({ database }: Database) =>
      `La base de datos «${database}» es de solo lectura: es una réplica, o tiene default_transaction_read_only.`,
  ),
  "postgres-disk-full": full(
    ({ database }: Database) => `No queda espacio en la base de datos «${database}».`,
  ),
  "postgres-failed": failed(
    ({ database }: Database) => `La base de datos «${database}» respondió con un error.`,
  ),

  // Exports and backups
  "export-foreign": unavailable("Este archivo no es un respaldo de Consultorio y no se usó nada de él."),
  "export-newer": newer(
    ({ schema, newest }: { schema: number; newest: number }) =>
      `El respaldo es de una versión más nueva de Consultorio (esquema ${schema}; esta versión conoce ${newest}) y no se usó nada de él. Actualiza Consultorio.`,
  ),
  "export-damaged": damaged("El respaldo está dañado o incompleto y no se usó nada de él. Elige otro."),
  "export-bytes-missing": damaged(
    "Al respaldo le falta una foto o un video y no se usó nada de él. Copia junto a él toda la carpeta «archivos» que estaba a su lado.",
  ),
  "export-unreadable": unreachable("No se pudo leer el respaldo. Revisa que exista y que puedas leerlo."),
  "backup-disk-full": full(
    ({ folder }: Folder) => `No queda espacio para el respaldo en ${folder}. Libera espacio.`,
  ),
  "backup-read-only": readOnly(
    ({ folder }: Folder) =>
      `No se puede escribir el respaldo en ${folder}. Revisa BACKUP_DIR y los permisos de la carpeta.`,
  ),
  "backup-failed": failed(
    ({ folder, reason }: Folder & { reason: string }) =>
      `No se pudo hacer el respaldo en ${folder} (${reason}).`,
  ),
};

export type StoreErrorCode = keyof typeof entries;

/** The arguments of an error besides its code: none, or the details of its message. */
export type StoreErrorDetails = { [Code in StoreErrorCode]: Parameters<(typeof entries)[Code]["message"]> };

const table: { [Code in StoreErrorCode]: Entry<StoreErrorDetails[Code]> } = entries;

/** Every expected failure of the store. The code is for programs, the message (one Spanish line) for people. */
export class StoreError<Code extends StoreErrorCode = StoreErrorCode> extends Error {
  readonly code: Code;
  readonly details: StoreErrorDetails[Code];

  constructor(code: Code, ...details: StoreErrorDetails[Code]) {
    super(table[code].message(...details));
    this.name = "StoreError";
    this.code = code;
    this.details = details;
  }

  /** The same with the error that caused it, which is for the log. */
  static causedBy<Code extends StoreErrorCode>(
    cause: unknown,
    code: Code,
    ...details: StoreErrorDetails[Code]
  ): StoreError<Code> {
    const error = new StoreError(code, ...details);
    Object.defineProperty(error, "cause", { value: cause, configurable: true, writable: true });
    return error;
  }

  /** The HTTP status of its answer. */
  get status(): number {
    return table[this.code].status;
  }

  /** The message for strangers: names no file, server or setting. */
  get publicMessage(): string {
    return table[this.code].publicMessage ?? this.message;
  }

  /** Whether the same call may succeed a moment later. */
  get transient(): boolean {
    return table[this.code].transient ?? false;
  }

  /** Whether a server shows its last publication until the database can be used again. */
  get fallback(): boolean {
    return table[this.code].fallback ?? false;
  }
}
