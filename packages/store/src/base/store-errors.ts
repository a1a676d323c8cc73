/** What the callers of the store do with an error. */
interface Entry<Given extends unknown[]> {
  /** The HTTP status of its answer. */
  status: number;
  /** One Spanish line for people: never with a password. */
  message: (...given: Given) => string;
  /** What strangers read when the message is for the log: it names files, servers or settings. */
  publicMessage?: string;
  /** Whether the same call may succeed a moment later. */
  transient?: boolean;
  /** Whether a server shows its last publication until the database can be used again. */
  fallback?: boolean;
}

interface File {
  file: string;
}
interface Folder {
  folder: string;
}
interface Server {
  server: string;
}
interface Database {
  database: string;
}

// What the errors of a database that cannot be used have in common.
const unavailable = {
  status: 503,
  publicMessage: "La base de datos no responde. Vuelve a intentarlo en un momento.",
};
const busy = { ...unavailable, transient: true };
const damaged = {
  status: 503,
  publicMessage: "La base de datos está dañada o vacía y no se modificó. Hay que restaurar un respaldo.",
  fallback: true,
};
const newer = {
  status: 503,
  publicMessage:
    "La base de datos es de una versión más nueva de Consultorio y no se modificó. Hay que actualizar Consultorio.",
  fallback: true,
};
const full = {
  status: 507,
  publicMessage: "No queda espacio en el disco de la base de datos. Hay que liberar espacio.",
  fallback: true,
};
const readOnly = {
  status: 503,
  publicMessage:
    "No hay permiso para escribir en la base de datos. Hay que revisar los permisos de su carpeta.",
  fallback: true,
};
const unreachable = {
  status: 503,
  publicMessage: "La base de datos no responde. Si sigue así, hay que revisar que esté conectada.",
  fallback: true,
  transient: true,
};
const failed = {
  status: 503,
  publicMessage:
    "La base de datos no responde como debe. Hay que revisar su disco: que tenga espacio y esté sano.",
  fallback: true,
};

const entries = {
  // Requests
  unauthorised: { status: 401, message: () => "Inicia sesión para continuar." },
  "account-deleted": { status: 401, message: () => "Esa cuenta no existe." },
  "password-changed": {
    status: 401,
    message: () => "La contraseña cambió mientras entrabas. Entra con la nueva.",
  },
  "owner-required": { status: 403, message: () => "Sólo una cuenta propietaria puede hacer esto." },
  "account-not-found": { status: 404, message: () => "Esa cuenta no existe." },
  "session-not-found": { status: 404, message: () => "Esa sesión ya no existe." },
  "media-not-found": { status: 404, message: () => "Ese archivo no existe." },
  "publication-not-found": { status: 404, message: () => "Esa publicación no existe." },
  "revision-to-publish-not-found": { status: 404, message: () => "La versión por publicar no existe." },
  "revision-to-review-not-found": { status: 404, message: () => "La versión por revisar no existe." },
  "review-link-not-found": { status: 404, message: () => "Ese enlace no existe." },
  "review-link-expired": { status: 404, message: () => "El enlace de revisión venció o ya no existe." },
  "email-taken": { status: 409, message: () => "Ya existe una cuenta con ese correo." },
  "last-owner": { status: 409, message: () => "Tiene que quedar al menos una cuenta propietaria." },
  "own-password-reset": {
    status: 409,
    message: () => "Tu propia contraseña se cambia en «Contraseña».",
  },
  "media-in-use": {
    status: 409,
    message: () => "Este archivo está en uso. Cámbialo por otro antes de borrarlo.",
  },
  "media-in-history": {
    status: 409,
    message: () =>
      "Una publicación anterior a la que puedes volver usa este archivo. Se podrá borrar cuando el historial ya no la tenga.",
  },
  "review-link-full": { status: 409, message: () => "Este enlace ya tiene demasiados comentarios." },
  "lease-lost": { status: 409, message: () => "La publicación programada ya salió o se canceló." },
  "publication-overtaken": {
    status: 409,
    message: () =>
      "Mientras se preparaba esta publicación, otra salió antes. Revisa el sitio y, si hace falta, publica de nuevo.",
    transient: true,
  },
  "version-conflict": {
    status: 412,
    message: () => "Otra persona guardó cambios mientras editabas. Revisa ambas versiones.",
  },
  "json-invalid": { status: 422, message: () => "El contenido no se puede guardar como JSON." },
  "document-missing": {
    status: 422,
    message: ({ document }: { document: string }) => `Falta el documento «${document}».`,
  },
  "schedule-in-past": {
    status: 422,
    message: () => "Elige una fecha y una hora que todavía no pasen.",
  },
  "second-factor-missing": { status: 422, message: () => "La cuenta no tiene segundo paso." },

  // Any database
  "database-url-unknown": {
    ...unavailable,
    message: () => "DATABASE_URL debe empezar con sqlite: o con postgres://.",
  },
  "queue-timeout": {
    ...busy,
    message: () => "Hay demasiadas operaciones a la vez. Intenta de nuevo en un momento.",
  },
  "schema-newer": {
    ...newer,
    message: ({ schema, newest }: { schema: number; newest: number }) =>
      `La base de datos es de una versión más nueva de Consultorio (esquema ${schema}; esta versión conoce ${newest}) y no se modificó. Actualiza Consultorio.`,
  },
  "database-foreign": {
    ...unavailable,
    message: () => "La base de datos es de otro programa y no se modificó. Usa una vacía.",
  },
  "database-emptied": {
    ...damaged,
    message: ({ file }: File) =>
      `La base de datos está vacía, pero hubo un sitio: aquí está su última publicación, ${file}. Restaura un respaldo, o borra ese archivo para empezar de nuevo.`,
  },
  "database-not-empty": {
    status: 409,
    message: () =>
      "La base de datos ya tiene contenido y no se modificó. Importa en una vacía, por ejemplo DATABASE_URL=sqlite:./data/otra.db.",
  },
  "password-hash-damaged": {
    ...damaged,
    message: () => "La contraseña guardada de esta cuenta no se puede leer.",
  },
  "stored-document-missing": {
    ...damaged,
    message: ({ document }: { document: string }) =>
      `A la revisión guardada le falta el documento «${document}».`,
  },
  "saved-revision-missing": { ...damaged, message: () => "La base de datos no devolvió lo que se guardó." },
  "saved-media-missing": {
    ...damaged,
    message: () => "La base de datos no devolvió la imagen guardada.",
  },

  // SQLite
  "sqlite-url-without-file": {
    ...unavailable,
    message: () => "DATABASE_URL debe nombrar un archivo, por ejemplo sqlite:./data/site.db.",
  },
  "sqlite-closed": { ...unavailable, message: () => "La base de datos ya está cerrada." },
  "sqlite-busy": {
    ...busy,
    message: ({ file }: File) => `Otro proceso ocupa la base de datos ${file}. Intenta de nuevo.`,
  },
  "sqlite-damaged": {
    ...damaged,
    message: ({ file }: File) =>
      `La base de datos ${file} está dañada y no se modificó. Restaura un respaldo o mueve el archivo a otro lugar.`,
  },
  "sqlite-disk-full": {
    ...full,
    message: ({ file }: File) => `No queda espacio para la base de datos ${file}.`,
  },
  "sqlite-read-only": {
    ...readOnly,
    message: ({ file }: File) => `No hay permiso para escribir en la base de datos ${file}.`,
  },
  "sqlite-cannot-open": {
    ...unreachable,
    message: ({ file }: File) => `No se pudo abrir la base de datos ${file}.`,
  },
  "sqlite-network-disk": {
    ...unreachable,
    message: ({ file }: File) =>
      `La base de datos ${file} está en un disco de red, donde SQLite no es seguro. Usa un disco local o PostgreSQL.`,
  },
  "sqlite-failed": {
    ...failed,
    message: ({ file }: File) => `La base de datos ${file} respondió con un error.`,
  },
  "server-running": {
    status: 409,
    message: ({ file }: File) =>
      `Otro servidor ya usa la base de datos ${file}. Ciérralo, o usa PostgreSQL para tener varios a la vez.`,
  },

  // PostgreSQL
  "postgres-url-malformed": {
    ...unavailable,
    message: () =>
      "DATABASE_URL no se entiende. Debe tener la forma postgres://usuario:contraseña@servidor:5432/base.",
  },
  "postgres-closed": {
    ...unavailable,
    message: () => "La conexión con la base de datos ya está cerrada.",
  },
  "postgres-login-refused": {
    ...unavailable,
    message: ({ server }: Server) =>
      `PostgreSQL en ${server} rechazó el usuario o la contraseña de DATABASE_URL.`,
  },
  "postgres-permission-missing": {
    ...unavailable,
    message: ({ database }: Database) => `El usuario de DATABASE_URL no tiene permisos en «${database}».`,
  },
  "postgres-database-missing": {
    ...unavailable,
    message: ({ server, database }: Server & Database) =>
      `En ${server} no existe la base de datos «${database}».`,
  },
  "postgres-unreachable": {
    ...unreachable,
    message: ({ server }: Server) => `No hay conexión con PostgreSQL en ${server}.`,
  },
  "postgres-busy": {
    ...busy,
    message: ({ database }: Database) => `La base de datos «${database}» está ocupada. Intenta de nuevo.`,
  },
  "postgres-read-only": {
    ...readOnly,
    message: ({ database }: Database) => `La base de datos «${database}» es de solo lectura.`,
  },
  "postgres-disk-full": {
    ...full,
    message: ({ database }: Database) => `No queda espacio en la base de datos «${database}».`,
  },
  "postgres-failed": {
    ...failed,
    message: ({ database }: Database) => `La base de datos «${database}» respondió con un error.`,
  },

  // Exports and backups
  "export-foreign": {
    ...unavailable,
    message: () => "Este archivo no es un respaldo de Consultorio y no se usó nada de él.",
  },
  "export-newer": {
    ...newer,
    message: ({ schema, newest }: { schema: number; newest: number }) =>
      `El respaldo es de una versión más nueva de Consultorio (esquema ${schema}; esta versión conoce ${newest}) y no se usó nada de él. Actualiza Consultorio.`,
  },
  "export-damaged": {
    ...damaged,
    message: () => "El respaldo está dañado o incompleto y no se usó nada de él. Elige otro.",
  },
  "export-unreadable": {
    ...unreachable,
    message: () => "No se pudo leer el respaldo. Revisa que exista y que puedas leerlo.",
  },
  "backup-disk-full": {
    ...full,
    message: ({ folder }: Folder) => `No queda espacio para el respaldo en ${folder}. Libera espacio.`,
  },
  "backup-read-only": {
    ...readOnly,
    message: ({ folder }: Folder) =>
      `No se puede escribir el respaldo en ${folder}. Revisa BACKUP_DIR y los permisos de la carpeta.`,
  },
  "backup-failed": {
    ...failed,
    message: ({ folder, reason }: Folder & { reason: string }) =>
      `No se pudo hacer el respaldo en ${folder} (${reason}).`,
  },
} satisfies Record<string, Entry<never>>;

export type StoreErrorCode = keyof typeof entries;

/** What an error is created with besides its code: nothing, or the details of its message. */
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

  /** What strangers may read: names no file, server or setting. */
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
