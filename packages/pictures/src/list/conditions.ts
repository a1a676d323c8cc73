import { card, type Picture, page } from "./picture.ts";

export const diseasePictures = {
  "enfermedad-arterial-periferica-home": card(
    "Arteria abierta a lo largo con placa de grasa que deja un paso estrecho a la sangre",
  ),
  "enfermedad-arterial-periferica-page": page(
    "Interior de una arteria: muchas células antes de la placa y pocas después de ella",
  ),
  "aneurisma-aorta-abdominal-home": card(
    "Aorta con un ensanchamiento redondo antes de dividirse hacia las piernas",
  ),
  "aneurisma-aorta-abdominal-page": page(
    "Aorta abdominal con las arterias de los riñones, la dilatación y la división hacia cada pierna",
  ),
  "trombosis-venosa-profunda-home": card("Vena abierta con un coágulo oscuro que creció sobre su válvula"),
  "trombosis-venosa-profunda-page": page(
    "Interior de una vena profunda: el coágulo ocupa casi todo el paso por encima de la válvula",
  ),
  "varices-home": card("Pantorrilla morena con venas azules que serpentean y sobresalen bajo la piel"),
  "varices-page": page(
    "Pierna morena de perfil: sus venas se tuercen, unas anchas y otras finas, de la rodilla al pie",
  ),
  "tromboembolia-pulmonar-home": card(
    "Pulmones con sus arterias; un coágulo cierra la rama de uno de los lados",
  ),
  "tromboembolia-pulmonar-page": page(
    "Árbol arterial de los pulmones: a la derecha, un coágulo deja sin color las ramas que siguen",
  ),
  "enfermedad-renal-fistula-home": card(
    "Riñón y, debajo, un antebrazo moreno con una arteria roja unida a una vena azul y ancha",
  ),
  "enfermedad-renal-fistula-page": page(
    "Riñón sobre un antebrazo moreno con la palma hacia arriba: en él, una arteria se une a una vena que creció",
  ),
  "isquemia-critica-home": card(
    "Pierna morena con una arteria que se hace cada vez más estrecha hacia el pie",
  ),
  "isquemia-critica-page": page(
    "Pierna morena de perfil: la arteria se adelgaza desde el muslo, y al pie apenas llega un hilo",
  ),
  "enfermedad-buerger-home": card(
    "Arteria que se adelgaza y, a sus lados, vasos delgados en forma de tirabuzón",
  ),
  "enfermedad-buerger-page": page("Vasos en tirabuzón que rodean el tramo angosto de una arteria"),
  "linfedema-home": card(
    "Una pierna hinchada hasta el pie junto a otra delgada, con sus vasos linfáticos verdes",
  ),
  "linfedema-page": page(
    "Dos piernas morenas: en la hinchada, los vasos linfáticos son anchos y serpentean; en la otra van rectos",
  ),
  "fistulas-arteriovenosas-home": card("Nudo en el que se enredan una arteria roja y una vena azul"),
  "fistulas-arteriovenosas-page": page("Arteria y vena que se comunican por un ovillo de vasos entrelazados"),
} satisfies Record<string, Picture>;

export const symptomPictures = {
  "claudicacion-intermitente-home": card(
    "Dos piernas que caminan, con unos anillos donde duele la pantorrilla",
  ),
  "claudicacion-intermitente-page": page(
    "Dos piernas morenas a medio paso, con anillos rojos sobre la pantorrilla que se queda atrás",
  ),
  "parestesias-home": card(
    "Mano abierta con puntos azules que salen de las puntas de los dedos, como un hormigueo",
  ),
  "parestesias-page": page(
    "Mano morena con la palma hacia arriba: de cada dedo salen hileras de puntos cada vez más finos",
  ),
  "pulso-ausente-o-disminuido-home": card(
    "Onda de pulso roja que se hace pequeña hasta volverse una línea gris",
  ),
  "pulso-ausente-o-disminuido-page": page(
    "Trazo del pulso que pierde fuerza de un latido al siguiente hasta quedar plano",
  ),
  "palidez-de-la-piel-home": card("Dos manos abiertas de la misma persona: una con su color, la otra pálida"),
  "palidez-de-la-piel-page": page(
    "Palmas de dos manos morenas: la de arriba conserva su color, la de abajo se ve cenicienta",
  ),
  "edema-unilateral-home": card("Dos piernas morenas, una delgada y otra hinchada"),
  "edema-unilateral-page": page(
    "Piernas vistas de perfil: la derecha, más gruesa desde la rodilla hasta el pie",
  ),
} satisfies Record<string, Picture>;
