/** Messages of the screen about hours, closures and announcements. */
export const messages = {
  title: "Horarios y avisos",
  intro:
    "Cuándo abres, qué días no, y lo que quieres avisar por un tiempo. Lo que tiene fecha se quita solo.",
  hours: "Horario del consultorio",
  hoursText: "De aquí sale también si está abierto ahora, en todo el sitio.",
  closures: "Días de cierre",
  closuresText:
    "Vacaciones, congresos o días festivos. El sitio avisa dos semanas antes y al día siguiente del último vuelve a tu horario.",
  announcement: "Barra de aviso",
  announcementText: "Una frase arriba de todas las páginas, hasta el día que elijas.",
  past: "Ese día ya pasó: nadie verá el aviso.",
} as const;
