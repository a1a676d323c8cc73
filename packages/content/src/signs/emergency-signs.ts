/** Signs for which one calls 911 at once. */
export const emergencySigns = {
  "extremidad-subita":
    "Un brazo o una pierna que de pronto se pone fría, pálida, dormida o sin fuerza, con dolor o sin él.",
  "mano-pie-subito": "Una mano o un pie que se enfría de golpe.",
  "pulso-falta":
    "Pulso que falta junto con dolor, palidez, frío, hormigueo o parálisis de ese brazo o esa pierna.",
  "pulso-tras-lesion":
    "Un brazo o una pierna que se enfría o pierde el pulso después de una fractura, una herida o un cateterismo.",
  "color-subito-pie": "Cambio súbito de color del pie.",
  "dedo-negro": "Un dedo que se oscurece o se pone negro.",
  "herida-infectada":
    "Una herida o úlcera del pie o la pierna con fiebre o escalofrío, o con pus y enrojecimiento que avanza.",
  "dolor-reposo-frio": "Dolor en reposo intolerable, o con el pie frío.",
  evc: "Un lado de la cara, un brazo o una pierna que de pronto se duerme o pierde fuerza, o dificultad súbita para hablar.",
  "vista-subita": "Pérdida súbita de la vista, aunque sea de un solo ojo y se quite en minutos.",
  "equilibrio-cabeza": "Confusión súbita, pérdida del equilibrio o un dolor de cabeza súbito y muy fuerte.",
  esfinteres:
    "Hormigueo o dolor de espalda si no puedes orinar, se te sale la orina o el excremento, o se duerme entre las piernas.",
  "falta-de-aire": "Falta de aire súbita o nueva.",
  "dolor-de-pecho": "Dolor de pecho.",
  "dolor-al-respirar": "Dolor al respirar.",
  "tos-sangre": "Tos con sangre.",
  desmayo: "Desmayo, o mareo súbito como si fueras a desmayarte.",
  palpitaciones: "Palpitaciones nuevas.",
  "hinchazon-con-alarma": "Hinchazón con falta de aire, dolor de pecho o desmayo.",
  "pierna-azul": "Pierna muy hinchada, azul, morada o pálida, sobre todo si duele mucho.",
  "dolor-aorta": "Dolor súbito e intenso en el abdomen o la espalda.",
  "sudor-frio": "Palidez y sudor frío.",
  "masa-late": "Una masa que late en el abdomen, con dolor, desmayo o palidez.",
  "palidez-general": "Palidez con desmayo, dolor de pecho o dolor de abdomen.",
  "palidez-sangrado": "Palidez con sangrado.",
  "varice-sangra": "Sangrado de una várice que no cede con presión directa.",
  "sangrado-puncion": "Sangrado de la punción o de la herida que no cede con presión directa.",
  "sangrado-anticoagulante":
    "Si tomas anticoagulante: un sangrado que no cede o un moretón grande que crece.",
  "sangre-anticoagulante":
    "Si tomas anticoagulante u otra medicina contra los coágulos: vómito o tos con sangre, excremento negro o con sangre, u orina roja o café.",
  "cabeza-anticoagulante":
    "Si tomas anticoagulante: un dolor de cabeza súbito y muy fuerte, o un golpe en la cabeza aunque te sientas bien.",
  "herida-pulsos": "Herida que sangra a pulsos.",
  "moreton-crece": "Moretón o bulto que crece rápido después de una herida o una punción.",
  "acceso-sangra": "Sangrado de la fístula o del catéter que no cede con presión directa.",
  "cateter-sale": "Catéter que se sale.",
  "cateter-infectado": "Fiebre o escalofríos, si tienes catéter, o pus donde entra el catéter.",
  "preeclampsia-cabeza":
    "En el embarazo y hasta 6 semanas después del parto: dolor de cabeza muy fuerte, o hinchazón súbita de cara y manos.",
  "preeclampsia-vista":
    "En el embarazo y hasta 6 semanas después del parto: ver luces o manchas, o dolor bajo las costillas o en la boca del estómago.",
} as const satisfies Record<string, string>;
