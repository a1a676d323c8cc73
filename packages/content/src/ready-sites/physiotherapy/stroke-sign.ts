/** The sign of a stroke, on every page where somebody with one may look for the cause in a nerve. */
export const strokeSign =
  "De pronto se te duerme o debilita un lado de la cara o del cuerpo, o te cuesta hablar.";
