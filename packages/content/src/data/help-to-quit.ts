/** Where somebody in Mexico finds help to stop smoking or vaping (Comisión Nacional de Salud Mental y Adicciones, 2025). */
export const helpToQuit = "Hay apoyo en la Línea de la Vida, 800 911 2000, gratis y a cualquier hora.";
