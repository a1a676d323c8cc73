import type { SiteContent } from "#kinds/site-content.ts";

export const firstVisit: SiteContent["firstVisit"] = {
  sectionTitle: "Tu primera consulta, paso a paso",
  sectionSubtitle: "Dura de 30 a 60 minutos y no duele. Al terminar sigues con tu día.",
  bringTitle: "Qué traer",
  bring: [
    "Tus estudios anteriores, aunque sean de hace años.",
    "La lista de tus medicinas. Una foto de las cajas también sirve.",
    "Tus alergias y tus operaciones, anotadas.",
    "Tu póliza, si vas a usar un seguro.",
    "Ropa cómoda, que deje descubrir las piernas.",
  ],
  stepsTitle: "Qué va a pasar",
  steps: [
    {
      title: "Platicamos",
      text: "Qué sientes, desde cuándo, qué enfermedades tienes y cuáles hay en tu familia.",
    },
    {
      title: "Te revisamos",
      text: "Tus pulsos y tu piel. Si hace falta, comparamos la presión del tobillo con la del brazo.",
    },
    {
      title: "Miramos tus vasos",
      text: "Con ultrasonido Doppler: gel sobre la piel y un aparato que se desliza.",
    },
    {
      title: "Te explicamos",
      text: "Qué encontramos, qué opciones tienes y qué puede salir mal con cada una.",
    },
    { title: "Acordamos un plan", text: "Te lo llevas por escrito, con la fecha para revisarlo." },
  ],
  linkText: "Leer la guía completa",
  link: "/guias/tu-primera-consulta",
};
