/** The ready looks of the site, by id. The section library has the colours and shapes of each. */
export const themeNames = {
  flow: "Flujo",
  night: "Noche",
  blueprint: "Plano",
  garden: "Jardín",
  breeze: "Brisa",
  gazette: "Gaceta",
  clay: "Barro",
  court: "Cancha",
} as const;
