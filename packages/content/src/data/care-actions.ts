/**
 * What to do on the same day about a wound of the foot or a pain at rest. Every page has the same text, with diabetes
 * and without.
 */
export const footInDangerToday =
  "Ve hoy mismo a urgencias, o llama para que hoy te valore cirugía vascular. Si no te contestan, no esperes.";

/** First aid of a dialysis fistula that bleeds, the same on every page. */
export const fistulaFirstAid =
  "Si la fístula sangra, presiona con dos dedos justo donde sale la sangre, sin soltar, y levanta el brazo mientras llega la ayuda.";

/** First aid of a catheter in a large vein, for dialysis or another long treatment, the same on every page. */
export const accessFirstAid =
  "Si el acceso sangra, presiona con dos dedos justo donde sale la sangre; si es del brazo, levántalo. Si el catéter se sale, cierra la pinza y presiona el sitio mientras llega la ayuda.";

/** What to do today about a sign that an emergency room treats. The office knows which one is near. */
export const emergencyRoomToday =
  "Ve hoy mismo a urgencias. Si no sabes a cuál, llámanos. Si no te contestan, no esperes.";
