import type { StoreErrorCode } from "@consultorio/store";

/** What people read of a database that is not as it should be. The store's own sentence names files and hosts: it is for the log. */
export const databaseTrouble: Partial<Record<StoreErrorCode, string>> = {
  damaged: "La base de datos está dañada o vacía y no se modificó. Hay que restaurar un respaldo.",
  newer:
    "La base de datos es de una versión más nueva de Consultorio y no se modificó. Hay que actualizar Consultorio.",
  full: "No queda espacio en el disco de la base de datos. Hay que liberar espacio.",
  "read-only":
    "No hay permiso para escribir en la base de datos. Hay que revisar los permisos de su carpeta.",
  unreachable: "La base de datos no responde. Si sigue así, hay que revisar que esté conectada.",
  failed: "La base de datos no responde como debe. Hay que revisar su disco: que tenga espacio y esté sano.",
};
