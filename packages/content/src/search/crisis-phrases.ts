/** Groups of words that the phrases below name in capitals. */
export const crisisGroups: Readonly<Record<string, string>> = {
  QUIERE:
    "quiero quisiera quiere querer deseo desea ganas pienso piensa pensamientos planeo intento intentó prefiero prefiere ojalá mejor",
  VA: "quiero quisiera quiere deseo ganas pienso piensa planeo intento intentó voy va amenaza",
  YO: "me se mi",
  CERCA:
    "hija hijo hermana hermano amiga amigo pareja novia novio esposa esposo sobrina sobrino nieta nieto prima primo",
};

/**
 * Phrases of people who type that they, or somebody near, want to die. They are written like the phrases of an emergency.
 * The order of words is free, so each phrase has more words than a patient uses for her veins: `quitar la vida` with
 * `me`, `cortar las venas` with `quiero`.
 */
export const crisisPhrases: Readonly<Record<string, readonly string[]>> = {
  "Quiere morir": [
    "suicid*",
    "VA matar YO",
    "=matar =me|=se .",
    "=matar =me|=se como|forma|manera|=sin",
    "como =me =mato .",
    "mejor =se =mata",
    "habla|dice =matar =se",
    "como dejar =vivir .",
    "me =mato hoy|mejor|mañana|ya",
    "me =mato .",
    "QUIERE morir|muero|muerto|=muriera",
    "QUIERE no|sin vivir|viviendo|existir|despertar|despierte",
    "no vivir ganas|sentido|razón|razones|motivo|caso|chiste",
    "no quiero|quiere =mundo",
    "QUIERE no seguir =viviendo|=asi|=aqui|=vida",
    "QUIERE no estar =aqui",
    "QUIERE desaparecer .",
    "QUIERE dejar existir",
    "QUIERE dormir no despertar",
    "QUIERE acabar|terminar todo .",
    "quitar|kitar|acabar|terminar =vida|=bida YO",
    "=morir =sin dolor|sufrir .",
    "pastillas|veneno =para =morir|=matar .",
    "=me =ir =este =mundo",
    "=despedir =me =todos",
    "vida no sentido|vale|aguanto|soporto",
    "=vida harto|cansada|odio",
    "no vale vivir",
    "no vivir aguanto|soporto",
    "cansado|harto =vivir",
    "=para =que vivo|=vivir .",
    "=sin =mi mejor|felices",
    "mejor|ojalá no nacido|nacer|existiera",
  ],
  "Dice cómo": [
    "VA cortar venas|muñecas YO",
    "=corte =venas =me",
    "me =corto brazos|piernas|muñecas",
    "CERCA =se =corta brazos|muñecas",
    "=cortar =me|=se =venas|muñecas",
    "ahorcar =me|=se",
    "VA colgar YO",
    "aventar|tirar|lanzar|arrojar YO =puente|=metro|=vias|=edificio|=azotea|=ventana|=carros|=tren",
    "VA =tiro|balazo YO",
    "VA =tomar =todas pastillas",
    "VA hacer YO daño",
    "VA lastimar YO .",
    "autolesión",
  ],
  "Pide la línea": ["línea =vida"],
};

/** A person who is afraid to die uses the same words. */
export const wantsToLive = /\bno (?:me |se )?quier\w+ mori\w*|\bmiedo (?:de|a) mori\w*/;

/** A person who cuts herself while shaving or cutting her nails has no such intention. */
export const cutsByAccident = /\b(?:rasur|afeit|depil|unas?\b)/;
