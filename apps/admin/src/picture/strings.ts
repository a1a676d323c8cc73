/** Words of choosing a picture. Messages quoted by the specification are exact. */
export const words = {
  choose: "Elegir imagen: {label}",
  title: "Elegir imagen",
  upload: "Subir una imagen",
  uploading: "Subiendo...",
  uploadFailed: "La imagen no se pudo subir. Intenta con otra.",
  describe: "Describe la imagen",
  describeText: "Antes de usarla, di qué se ve en ella o márcala como decorativa.",
  none: "Sin imagen",
  uploads: "Tus imágenes",
  library: "Biblioteca",
  loadFailed: "Tus imágenes no se pudieron cargar.",
} as const;
