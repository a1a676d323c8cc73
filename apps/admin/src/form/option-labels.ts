/** Spanish names of the values that closed choices store. */
const optionLabels: Record<string, string> = {
  left: "Izquierda",
  center: "Centro",
  right: "Derecha",
  calendario: "Calendario",
  pacientes: "Pacientes",
  cirugia: "Cirugía",
  corazon: "Corazón",
  escudo: "Escudo",
  medalla: "Medalla",
  reloj: "Reloj",
  pulso: "Pulso",
};

/** How a stored choice reads; a value without a name of its own reads as itself. */
export const optionLabel = (value: string): string => optionLabels[value] ?? value;
