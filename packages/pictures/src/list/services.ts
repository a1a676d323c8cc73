import { card, type Picture, page } from "./picture.ts";

export const servicePictures = {
  "consulta-angiologia-home": card("Estetoscopio azul sobre un escritorio claro"),
  "consulta-angiologia-page": page(
    "Estetoscopio de tubo azul con las ramas de una arteria roja en su campana",
  ),
  "ultrasonido-doppler-vascular-home": card(
    "Sonda de ultrasonido sobre la piel morena y el haz que alcanza una arteria",
  ),
  "ultrasonido-doppler-vascular-page": page(
    "Sonda Doppler sobre la piel: abajo la arteria y a la derecha la onda de su flujo",
  ),
  "cirugia-varices-minima-invasion-home": card(
    "Fibra delgada con la punta luminosa dentro de una vena abierta",
  ),
  "cirugia-varices-minima-invasion-page": page(
    "Vena que se cierra por delante de una fibra láser de punta cálida",
  ),
  "escleroterapia-home": card("Piel morena con arañas vasculares azules y un círculo donde casi no se ven"),
  "escleroterapia-page": page(
    "Arañas vasculares en piel morena: intensas a la izquierda y desvanecidas a la derecha, donde se trataron",
  ),
  "tratamiento-ulceras-venosas-home": card("Pierna envuelta en un vendaje claro de vueltas inclinadas"),
  "tratamiento-ulceras-venosas-page": page(
    "Vendaje de compresión que cubre la pierna desde los dedos hasta debajo de la rodilla",
  ),
  "trombectomia-venosa-home": card("Canastilla metálica que atrapa un coágulo dentro de una vena"),
  "trombectomia-venosa-page": page(
    "Catéter en una vena abierta, con su canastilla desplegada alrededor de un coágulo",
  ),
  "reparacion-endovascular-aneurismas-home": card("Endoprótesis de malla dentro de una aorta dilatada"),
  "reparacion-endovascular-aneurismas-page": page(
    "Aorta dilatada con una endoprótesis bifurcada que cruza el aneurisma",
  ),
  "angioplastia-arterial-home": card("Globo inflado dentro de una arteria, entre placas de grasa"),
  "angioplastia-arterial-page": page(
    "Arteria abierta en la que un globo sobre su guía empuja la placa contra la pared",
  ),
  "bypass-arterial-home": card("Puente azul que rodea el tramo angosto de una arteria roja"),
  "bypass-arterial-page": page(
    "Arteria que se hace angosta a la mitad, y un injerto en arco que lleva la sangre al otro lado",
  ),
  "creacion-fistulas-hemodialisis-home": card(
    "Antebrazo moreno con una arteria y una vena unidas cerca de la muñeca",
  ),
  "creacion-fistulas-hemodialisis-page": page(
    "Antebrazo y mano morenos: un círculo señala la unión de la arteria con la vena",
  ),
  "colocacion-angioaccesos-home": card("Puerto de acceso redondo con su catéter, que entra en una vena"),
  "colocacion-angioaccesos-page": page(
    "Puerto metálico con membrana azul, unido por un catéter blanco a una vena grande",
  ),
} satisfies Record<string, Picture>;
