import { fileURLToPath } from "node:url";

/** Absolute path of the folder with the finished files; the site serves it as `/imagenes/`. */
export const filesFolder: string = fileURLToPath(new URL("../files", import.meta.url));
