import type { SignId } from "./signs.ts";

/** The signs that a sign contains: it says them and more, so it is never less urgent. */
export const containedSigns: { readonly [Id in SignId]?: readonly SignId[] } = {
  "extremidad-subita": ["mano-acceso-fria", "hormigueo-repetido", "palidez-no-cede"],
  "mano-pie-subito": ["mano-acceso-fria"],
  "pulso-falta": ["pulso-perdido", "pulso-debil"],
  "pulso-tras-lesion": ["pulso-perdido", "hormigueo-golpe"],
  "herida-infectada": ["herida-pie", "herida-pierna", "enrojecimiento-avanza"],
  "dolor-reposo-frio": ["dolor-reposo", "pie-frio"],
  evc: ["hormigueo-repetido"],
  esfinteres: ["hormigueo-repetido"],
  "hinchazon-con-alarma": ["hinchazon-un-lado", "falta-de-aire", "dolor-de-pecho"],
  "pierna-azul": ["hinchazon-un-lado", "hinchazon-subita-dolor"],
  "dolor-aorta": ["dolor-leve-aneurisma"],
  "masa-late": ["latido-abdomen"],
  "palidez-general": ["dolor-de-pecho", "palidez-va-viene"],
  "palidez-sangrado": ["palidez-va-viene"],
  "varice-sangra": ["varice-sangro"],
  "moreton-crece": ["bulto-puncion"],
  "hinchazon-subita-dolor": ["hinchazon-un-lado"],
  "hinchazon-embarazo": ["hinchazon-un-lado"],
  "hinchazon-tras-sesion": ["hinchazon-un-lado"],
  "flebitis-migra": ["flebitis"],
  "varice-sangro": ["varices-piel"],
  "camina-menos": ["dolor-al-caminar"],
  "dolor-limita": ["dolor-al-caminar"],
};
