/** Words that the phrases below name in capitals. */
export const officeGroups: Readonly<Record<string, string>> = {
  DÍA: "lunes martes miércoles jueves viernes sábado domingo festivo",
  RECIBE: "acepta recibe trabaja maneja convenio cubre atiende toma =valido =vale =red",
  FAMILIAR:
    "esposo esposa hija hijo mamá papá madre padre hermana hermano abuela abuelo nieta nieto pareja familiar amiga",
  PÚBLICO: "imss issste insabi pemex sedena semar derechohabiente",
  OTRA: "qualitas sura hdi thona prevem afirme chubb prudential sisnova latinoamericana",
  CARRO: "=carro =coche =auto =camioneta =moto",
  PEDIR:
    "quiero quisiera ocupo necesito agendar agendo sacar saco hacer hago pedir apartar reservar programar",
};

/**
 * The questions that an office answers itself, by topic, in the notation of phrases.ts. The first topic with a phrase of
 * the query answers it, so a narrow topic stands before a wide one. A phrase has no word that a patient could mean of a
 * body, or has a word of the office beside it: `cuánto cuesta`, because somebody writes `me cuesta caminar`.
 */
export const officeQuestions = {
  descuento: [
    "descuento",
    "inapam",
    "promoción",
    "rebaja precio|consulta|hacen",
    "=tercera =edad credencial|precio",
  ],
  precio: [
    "cuánto|cuántos|cuánta cuesta|costaría|=costo|vale|cobra|pagar|dinero|precio",
    "cuánto|=como =esta|=estan|=anda =consulta|=consultas|=cita|=ultrasonido|=doppler|=láser|=sesion",
    "cuánto =sale|=saldria consulta|cita|operación|cirugía|tratamiento|ultrasonido|doppler|láser|sesión|todo",
    "cuánto =sale =me .",
    "precio",
    "=costo|=costos|tarifa|presupuesto|cotización|cotizar",
    "=es|=son|=sale =cara|=caras|=caro|=barata|=barato|económica consulta|cita|operación|cirugía|tratamiento|láser|ultrasonido",
  ],
  incapacidad: [
    "incapacidad dan|da",
    "incapacidad .",
    "necesito|quiero|pedir incapacidad",
    "justificante",
    "constancia médica|trabajo|escuela",
    "constancia .",
  ],
  factura: [
    "factura",
    "=cfdi|=rfc",
    "recibo|comprobante impuestos|honorarios|fiscal|dan",
    "recibo|comprobante .",
    "deducible|deducir consulta|impuestos|hacienda|=sat",
  ],
  "seguridad social": ["PÚBLICO .", "PÚBLICO RECIBE|pase|ver", "=seguro =popular|=social"],
  pago: [
    "tarjeta|transferencia|efectivo|cheque|paypal acepta|recibe|pago|pagar|con",
    "tarjeta|transferencia|efectivo|cheque|paypal .",
    "american|visa|mastercard acepta|recibe|pago|pagar",
    "american|visa|mastercard .",
    "=express acepta|recibe|pago|pagar",
    "=express .",
    "meses intereses|pagar|pago",
    "=msi",
    "forma|método pago",
    "cómo|dónde pagar|pago",
    "abonos|plazos|mensualidades pagar|pago|puedo",
    "abonos|plazos|mensualidades .",
  ],
  "seguro fuera de la lista": ["OTRA RECIBE|=seguro|tengo", "OTRA .", "aseguradora|=seguro no lista"],
  seguro: [
    "aseguradora RECIBE|cuál|cuáles",
    "aseguradora .",
    "=seguro|=seguros RECIBE|gastos|cuáles",
    "=seguro|=seguros .",
    "=puedo =usar =seguro",
    "gastos médicos .",
    "gastos médicos RECIBE",
  ],
  estacionamiento: ["estacionamiento", "estacionar", "parking", "CARRO dejo|dejar|lugar|meter|cabe|parar"],
  entrada: [
    "silla ruedas",
    "rampa",
    "elevador|ascensor",
    "hay|tiene|tienen escaleras|escalones|escalón",
    "no =puede|=pueden subir escaleras|escalones",
    "=piso =en =que|=cual estan|esta|consultorio|es",
    "=piso =en =que|=cual .",
    "andadera|muletas|bastón entrar|puede|puedo|llegar|pasar",
    "discapacidad|accesible|accesibilidad",
  ],
  videollamada: [
    "videollamada",
    "videoconsulta",
    "teleconsulta|telemedicina|=zoom",
    "consulta|cita|atiende =linea|online|distancia|virtual|internet|zoom|vídeo",
  ],
  mensaje: ["mandar|enviar|mando|envío|paso estudios|foto|resultados|caso|imágenes|radiografía"],
  ayunas: ["ayuno|ayunas"],
  "qué llevar": [
    "llevo|llevar|traer|llevarme consulta|cita|revisión qué|papeles|documentos|estudios",
    "papeles|documentos llevo|llevar|traer",
  ],
  duración: ["cuánto dura|tarda consulta|cita|revisión|valoración|atender", "cuánto tiempo consulta|cita"],
  referencia: [
    "necesito|ocupo|requiero|pide|piden =mande|=manden|pase|referencia|orden médico|doctor|especialista|familiar",
  ],
  acompañante: [
    "acompañante",
    "acompañado|acompañada|acompañe puedo|ir|alguien|cita|consulta",
    "acompañado|acompañada|acompañe .",
    "puedo ir|entrar|llevar|pasar =con FAMILIAR",
    "puedo llevar FAMILIAR consulta|cita",
    "FAMILIAR entrar|pasar|ir =conmigo",
  ],
  cita: [
    "cita PEDIR|cómo",
    "cita|consulta cancelar|cambiar|reagendar|mover|confirmar",
    "cita|citas tienen|hay|disponible hoy|mañana|DÍA|semana|disponible",
    "cita|citas tienen|hay|disponible .",
    "agendar|agenda consulta|cita",
    "agendar|agenda .",
    "cita .",
  ],
  horario: [
    "horario",
    "=abren|=cierran =hora|=ora|=horas|día|DÍA|=hoy|=mañana|=consultorio|=temprano|=tarde",
    "=abren|=cierran .",
    "=abierto|=abiertos =estan|=esta|=hoy|DÍA",
    "=hora|=ora|día|días =atienden|=trabajan|consulta|=dan|=estan",
    "DÍA =atienden|=atiende|=trabajan|=trabaja|=dan|=hay|=estan|puedo =hay|=ir|=dan|=consulta|=el|=los|=atienden",
    "DÍA =atienden|=atiende|=trabajan|=trabaja",
    "=hay|=habra|=dan =consulta|=consultas =hoy|=mañana|DÍA",
    "=hasta|=desde =hora|=ora",
    "=atienden|=atiende|=trabajan mañana|tarde|noche|hoy",
    "DÍA .",
  ],
  dirección: [
    "dirección|domicilio consultorio|cuál|su",
    "dirección|domicilio .",
    "ubicación|ubican|ubicados|ubicado",
    "dónde consultorio|clínica",
    "dónde =estan|=esta|queda|quedan|=encuentran .",
    "=como llego|llegar consultorio|clínica|ustedes|metro|camión",
    "=como llego|llegar .",
    "calle|colonia qué|cuál",
    "mapa|waze",
  ],
  teléfono: [
    "teléfono|whatsapp|celular número|cuál|su|dame|tienen|llamo|llamar|marco|hablo|consultorio|doctora|doctor|clínica",
    "teléfono|whatsapp|celular .",
    "número hablo|llamo|marco|llamar|hablar|marcar|=su|=tu",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** A topic about which the office has an answer. */
export type OfficeTopic = keyof typeof officeQuestions;
