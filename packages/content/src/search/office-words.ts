/**
 * The words of an office, by topic. A query with these words only, beside grammar words and names of the site, is about
 * the office, and its answer has no card for an emergency. Any other word has the card. So each word is here in the forms
 * that are meant, without accents, and no word that a patient could use for a body: `abren`, and not `abre`, which wounds
 * do; `pesos`, and not `peso`; not `bano`, where somebody cannot go.
 */
const officeTopics = {
  precio:
    "precio precios costo costos cuesta cuestan saldria cobra cobran vale valen pago pagos pagar tarjeta tarjetas credito debito efectivo transferencia transferencias deposito intereses mensualidades anticipo visa mastercard american express amex paypal pesos descuento descuentos promocion promociones barato economico cotizacion cotizar presupuesto",
  comprobante: "factura facturas facturar facturan facturacion recibo recibos comprobante rfc cfdi iva",
  seguro:
    "seguro seguros aseguradora aseguradoras poliza gastos medicos reembolso reembolsos deducible coaseguro carta convenio convenios imss issste isste inapam pemex sedena",
  horario:
    "horario horarios abren abierto abiertos cierran atienden trabajan lunes martes miercoles jueves viernes sabado sabados domingo domingos festivo festivos vacaciones",
  lugar:
    "consultorio direccion ubicacion ubicados domicilio llegar mapa google waze estacionamiento estacionarme estacionarse estacionar piso colonia elevador rampa silla discapacidad referencias",
  cita: "cita citas consulta consultas agendar agendo agenda apartar reservar cancelar cambiar reagendar confirmar disponibilidad turno turnos valoracion chequeo opinion acompanante acompanada acompanado duracion",
  contacto:
    "telefono telefonos numero celular llamar whatsapp whats correo email mail contacto contactar facebook instagram tiktok youtube linkedin redes pagina sitio videollamada videoconsulta linea hablar",
  persona:
    "doctor doctora doctores dr dra medico medica especialista especialidad especialidades cedula cedulas titulo certificado certificada certificacion certificaciones universidad estudio estudios experiencia curriculum trayectoria secretaria recepcion recepcionista asistente opiniones resenas testimonios comentarios calificaciones",
  papeles:
    "receta recetas incapacidad justificante constancia expediente resultados aviso privacidad cofepris formulario",
  procedimiento:
    "servicio servicios procedimiento procedimientos tratamiento tratamientos cirugia operacion ultrasonido radiografia laboratorio laser sesion sesiones paquete paquetes",
  paginas: "guias preguntas dudas fotos galeria instalaciones videos blog",
} as const;

/** Words without a meaning of their own: a query needs a word of the office beside them. */
const grammar =
  "a al ante con de del desde e el en entre es esa ese esta estan este esto hay hasta haber la las le les lo los me mi mis muy ni no nos o para pero por porque que q cual cuales cuando cuanta cuantas cuanto cuantos como donde adonde quien quienes se si sin sobre son soy su sus tambien te tiene tienen tengo tu tus u un una unas uno unos ustedes usted y yo puedo puede pueden puedes podria quiero quisiera quiere necesito necesita hacer hago hace hacen da dan dar doy favor gracias hola buenas buenos saber informacion info mas otro otra ir voy va sacar pedir aceptan acepta reciben recibe manejan maneja hecho cada todos todas llevo llevar traer";

/** Words that belong to the office beside another word of it: when, where, for whom. */
const besides =
  "am atencion atiende ayer calle camion clinico datos dia dias distancia edificio electronica espanol espera fin frecuentes fuera hora horas hoy idiomas ingles jubilados llama lugar manana maps mayor mayores mensaje mensajes metro ninos noche nombre online oficina pacientes pase personales pm popular primer primera profesional red ruedas segunda seguimiento semana tarde tardes taxi torre ultima vez visita web";

const words = new Set(Object.values(officeTopics).flatMap((topic) => topic.split(" ")));
const grammarWords = new Set(grammar.split(" "));
const besideWords = new Set(besides.split(" "));

/** Whether a word, in small letters without accents, belongs to the office of any site. */
export const isOfficeWord = (word: string): boolean => words.has(word);

const aroundPrices = new Set(
  [officeTopics.precio, officeTopics.cita, officeTopics.persona].flatMap((topic) => topic.split(" ")),
);

/** Whether a word of a question about a price names what it is the price of. */
export const isPriced = (word: string): boolean => !aroundPrices.has(word) && !isBesideOffice(word);

/** Whether a word, in small letters without accents, has no meaning of its own. Hours and small numbers are such words. */
export const isGrammarWord = (word: string): boolean => grammarWords.has(word) || /^\d{1,2}$/.test(word);

/** Whether a word, in small letters without accents, belongs to the office beside another word of it. */
export const isBesideOffice = (word: string): boolean => isGrammarWord(word) || besideWords.has(word);

/** Questions to the office whose words mean a body in other queries, and pages of every site by their whole name. */
export const officeSayings: readonly RegExp[] = [
  /\bcuanto (?:tiempo )?(?:dura|tarda)n? (?:el|la|los|las|un|una)\b/,
  /\bcuanto sale (?:el|la|un|una)\b/,
  /\bmeses (?:sin|con) intereses\b|\bmsi\b|\bpagos? (?:a|en) (?:\d+ )?meses\b/,
  /\banos de experiencia\b/,
  /^(?:inicio|sintomas|enfermedades|guia|video)$/,
];

/** The beginning of a question about the meaning of a word: `qué es la`. `Qué es esta bola` asks about a body. */
export const definition =
  /^(?:(?:que|q) (?:es|son|significan?)|(?:en )?que consisten?|para que sirven?|como (?:es|se hace)) (?!est|es[ao]s? |mi |lo |cuando |que |me )(?:(?:el|la|los|las|un|una|unos|unas) )?/;
