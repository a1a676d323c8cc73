import type { Source } from "../schema/evidence.ts";

const scielo = (pid: string) => `https://www.scielo.org.mx/scielo.php?script=sci_arttext&pid=${pid}`;

/**
 * The sources of the bundled texts, each written once. A title keeps the language it was published in; an address
 * is given only where it leads to the publisher, the journal or a public library of its articles, not to a copy.
 */
export const sources = {
  imssPrevalence: {
    title:
      "Prevalence of peripheral arterial disease and related risk factors in an urban Mexican population",
    publisher: "Angiology",
    year: "2004",
    lang: "en",
    url: "",
  },
  diabetesPrevalence: {
    title:
      "Enfermedad arterial periférica y factores de riesgo en pacientes diabéticos tipo 2. Diferencias en medio urbano y suburbano",
    publisher: "Revista Médica del Instituto Mexicano del Seguro Social",
    year: "2007",
    url: "https://www.medigraphic.com/cgi-bin/new/resumenI.cgi?IDARTICULO=11752",
  },
  svsExercise: {
    title: "Enfermedad arterial periférica: ejercicio y medicamentos para la claudicación",
    publisher: "Society for Vascular Surgery",
    year: "",
    url: "https://eguideline.guidelinecentral.com/i/1309714-peripheral-arterial-disease/6",
  },
  acuteIschemia: {
    title: "Isquemia aguda de las extremidades",
    publisher: "Lecturio",
    year: "",
    url: "https://lecturio.com/es/concepts/isquemia-aguda-de-las-extremidades",
  },
  aneurysmGuide: {
    title: "Guía de práctica clínica IMSS-412-10: aneurisma de la aorta abdominal",
    publisher: "Instituto Mexicano del Seguro Social",
    year: "",
    url: "",
  },
  aneurysmSearch: {
    title:
      "Las acciones proactivas en la búsqueda de patología aórtica aneurismática tienen un impacto en la prevalencia",
    publisher: "Cirugía y Cirujanos",
    year: "2019",
    url: scielo("S2444-054X2019000400470"),
  },
  aneurysmScreening: {
    title:
      "Esfuerzos en la detección de aneurismas aórticos y la formación de recursos humanos para la optimización de su tratamiento",
    publisher: "Cirugía y Cirujanos",
    year: "2023",
    url: scielo("S2444-054X2023000400514"),
  },
  aorticDeaths: {
    title: "Tendencias de mortalidad y hospitalización por aneurismas y disecciones de aorta en México",
    publisher: "Gaceta Médica de México",
    year: "2024",
    url: scielo("S0016-38132024000100102"),
  },
  fisterraThrombosis: {
    title: "Guías Fisterra: trombosis venosa profunda de extremidades inferiores",
    publisher: "Fisterra, en Univadis",
    year: "",
    url: "https://www.univadis.es/viewarticle/guias-fisterra-trombosis-venosa-profunda-de-extremidades-inferiores",
  },
  spanishThrombosis: {
    title: "Trombosis venosa profunda (Sociedad Española de Medicina Interna)",
    publisher: "Revista Clínica Española",
    year: "2024",
    url: "",
  },
  distalThrombosis: {
    title: "Las trombosis venosas profundas distales",
    publisher: "Angiología",
    year: "",
    url: "https://elsevier.es/es-revista-angiologia-294-articulo-las-trombosis-venosas-profundas-distales-S0003317015000760",
  },
  endorseMexico: {
    title:
      "Venous thromboembolism risk and prophylaxis in the acute hospital care setting (ENDORSE II study): Mexican results",
    publisher: "Cirugía y Cirujanos",
    year: "2010",
    lang: "en",
    url: "https://www.medigraphic.com/cgi-bin/new/resumenI.cgi?IDREVISTA=10&IDARTICULO=25070",
  },
  niceVeins: {
    title: "Varicose veins: diagnosis and management (CG168)",
    publisher: "National Institute for Health and Care Excellence (NICE)",
    year: "2013",
    lang: "en",
    url: "https://www.nice.org.uk/guidance/cg168/chapter/1-recommendations",
  },
  niceVeinsSummary: {
    title: "NICE guidance on varicose veins",
    publisher: "Clinical Services Journal",
    year: "",
    lang: "en",
    url: "https://clinicalservicesjournal.com/story/12018/nice-guidance-on-varicose-veins",
  },
  venousDiseaseMexico: {
    title: "Epidemiology of chronic venous disease in Mexico and its impact on quality of life",
    publisher: "Revista Mexicana de Angiología",
    year: "2023",
    lang: "en",
    url: scielo("S2696-130X2023000200035"),
  },
  embolismOrigin: {
    title: "Tromboembolia pulmonar",
    publisher: "Instituto Nacional de Ciencias Médicas y Nutrición Salvador Zubirán",
    year: "",
    url: "",
  },
  embolismMortality: {
    title: "Mortalidad de la tromboembolia pulmonar (capítulo de libro)",
    publisher: "Taylor & Francis",
    year: "",
    url: "https://www.taylorfrancis.com/chapters/edit/10.1201/b14205-47",
  },
  kidneyDefinition: {
    title: "Mortalidad en México por enfermedad renal crónica en menores de 20 años de edad, 2000-2014",
    publisher: "Revista Mexicana de Pediatría",
    year: "2019",
    url: scielo("S0035-00522019000200058"),
  },
  kidneyCauses: {
    title: "Panorama epidemiológico de la insuficiencia renal crónica en el IMSS, datos de 2013",
    publisher: "Diálisis y Trasplante",
    year: "",
    url: "https://elsevier.es/es-revista-dialisis-trasplante-275-articulo-panorama-epidemiologico-insuficiencia-renalcronica-S1886284514001726",
  },
  kidneyBurden: {
    title:
      "La carga de enfermedad renal crónica en México. Análisis de datos basado en el estudio Global Burden of Disease 2021",
    publisher: "Gaceta Médica de México",
    year: "2023",
    url: scielo("S0016-38132023000600501"),
  },
  imssKidney: {
    title: "Cómo prevenir el daño renal: recomendaciones del IMSS",
    publisher: "SDP Noticias, con datos del IMSS",
    year: "",
    url: "https://www.sdpnoticias.com/estados/como-prevenir-el-dano-renal-recomendaciones-del-imss-este-12-de-marzo",
  },
  kdoqiAccess: {
    title: "Clinical Practice Guidelines for Vascular Access (KDOQI)",
    publisher: "National Kidney Foundation",
    year: "2006",
    lang: "en",
    url: "https://kidneyfoundation.cachefly.net/professionals/KDOQI/guideline_upHD_PD_VA/va_guide1.htm",
  },
  limbGuidelines: {
    title: "Global Vascular Guidelines on the management of chronic limb-threatening ischemia",
    publisher: "Journal of Vascular Surgery",
    year: "2019",
    lang: "en",
    url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC8365864",
  },
  limbBurden: {
    title: "The burden of critical limb ischemia: a review of recent literature",
    publisher: "Vascular Health and Risk Management",
    year: "2019",
    lang: "en",
    url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC6617560",
  },
  imssAmputations: {
    title: "Amputaciones de extremidades inferiores en personas con diabetes del IMSS, 2004 y 2013",
    publisher: "Revista Médica del Instituto Mexicano del Seguro Social",
    year: "2016",
    url: "https://www.redalyc.org/journal/4577/457755024011/html",
  },
  merckBuerger: {
    title: "Tromboangitis obliterante",
    publisher: "Manual Merck, versión para el hogar",
    year: "2025",
    url: "",
  },
  mayoBuerger: {
    title: "Enfermedad de Buerger: síntomas y causas",
    publisher: "Mayo Clinic",
    year: "",
    url: "https://www.mayoclinic.org/es/diseases-conditions/buergers-disease/symptoms-causes/syc-20350658",
  },
  abcBuerger: {
    title: "Enfermedad de Buerger",
    publisher: "Centro Médico ABC",
    year: "",
    url: "https://centromedicoabc.com/padecimientos/enfermedad-de-buerger",
  },
  taiwanBuerger: {
    title:
      "The incidence and prevalence of thromboangiitis obliterans in Taiwan: a nationwide, population-based analysis of data collected from 2002 to 2011",
    publisher: "Clinics",
    year: "2016",
    lang: "en",
    url: "https://www.scielo.br/scielo.php?script=sci_arttext&pid=S1807-59322016000700399",
  },
  cancerLymphedema: {
    title: "Linfedema",
    publisher: "Instituto Nacional del Cáncer de Estados Unidos",
    year: "",
    url: "",
  },
  bmjLymphedema: {
    title: "Linfedema: epidemiología",
    publisher: "BMJ Best Practice",
    year: "",
    url: "",
  },
  condesLymphedema: {
    title: "Linfedema",
    publisher: "Clínica Las Condes",
    year: "",
    url: "",
  },
  lymphedemaPrevalence: {
    title:
      "Prevalence and incidence of cancer related lymphedema in low and middle-income countries: a systematic review and meta-analysis",
    publisher: "BMC Cancer",
    year: "2020",
    lang: "en",
    url: "https://bmccancer.biomedcentral.com/articles/10.1186/s12885-020-07079-7",
  },
  msdFistula: {
    title: "Fístula arteriovenosa",
    publisher: "Manual MSD, versión para profesionales",
    year: "",
    url: "",
  },
  civilianFistulas: {
    title: "Acute and chronic traumatic arteriovenous fistulae in civilians",
    publisher: "Archives of Surgery",
    year: "1981",
    lang: "en",
    url: "https://pubmed.ncbi.nlm.nih.gov/7235963",
  },
  lateFistulas: {
    title: "Fístula arteriovenosa postraumática",
    publisher: "Journal of Surgical Case Reports",
    year: "2023",
    url: "",
  },
  veinAblation: {
    title: "Ablación de várices",
    publisher: "RadiologyInfo",
    year: "",
    url: "https://www.radiologyinfo.org/sp/info.cfm?PG=varicoseabl",
  },
  endovenousTreatment: {
    title: "Tratamiento endovascular de las várices",
    publisher: "Revista Evascular",
    year: "",
    url: "",
  },
  ulcerProgramme: {
    title:
      "Resultados de la instauración de un programa de enseñanza y autocuidado en la cicatrización de úlceras venosas crónicas",
    publisher: "Revista Mexicana de Angiología",
    year: "2021",
    url: scielo("S2696-130X2021000100016"),
  },
  evraTrial: {
    title:
      "Early versus deferred endovenous ablation of superficial venous reflux in patients with venous ulceration: the EVRA trial",
    publisher: "Health Technology Assessment",
    year: "2019",
    lang: "en",
    url: "https://pubmed.ncbi.nlm.nih.gov/31140402",
  },
  evraFocus: {
    title: "Ensayo EVRA: tiempo de cierre de la úlcera venosa (EBM Focus)",
    publisher: "EBSCO Clinical Decisions",
    year: "",
    url: "",
  },
  thrombusCriteria: {
    title: "Catheter interventions for acute deep venous thrombosis: who, when and how",
    publisher: "Radcliffe",
    year: "",
    lang: "en",
    url: "",
  },
  thrombectomyReview: {
    title:
      "Percutaneous mechanical thrombectomy in the treatment of acute iliofemoral deep vein thrombosis: a systematic review",
    publisher: "Hong Kong Medical Journal",
    year: "2019",
    lang: "en",
    url: "https://www.hkmj.org/abstracts/v25n1/48.htm",
  },
  medlineStentGraft: {
    title: "Reparación endovascular de un aneurisma de la aorta",
    publisher: "MedlinePlus",
    year: "",
    url: "https://medlineplus.gov/spanish/ency/article/007391.htm",
  },
  kramesAngioplasty: {
    title: "Angioplastia",
    publisher: "Krames",
    year: "",
    url: "https://superiorhealthplantx.kramesonline.com/Spanish/RelatedItems/3,S,84052",
  },
  adamAngioplasty: {
    title: "Alta tras angioplastia",
    publisher: "A.D.A.M.",
    year: "",
    url: "",
  },
  medlineBypass: {
    title: "Derivación de una arteria periférica de la pierna",
    publisher: "MedlinePlus",
    year: "",
    url: "https://medlineplus.gov/spanish/ency/article/007394.htm",
  },
  femorotibialBypass: {
    title: "Cirugía de derivación femorotibial",
    publisher: "Cigna",
    year: "",
    url: "https://www.cigna.com/es-us/knowledge-center/hw/temas-de-salud/ciruga-de-derivacin-femorotibial-para-la-aa127326.html",
  },
  adamBypass: {
    title: "Alta tras un bypass de la pierna",
    publisher: "A.D.A.M.",
    year: "",
    url: "https://ssl.adam.com/content.aspx?gid=000239",
  },
  medlineAccess: {
    title: "Acceso vascular para la hemodiálisis",
    publisher: "MedlinePlus",
    year: "",
    url: "https://medlineplus.gov/spanish/ency/article/007641.htm",
  },
  medlineAccessCare: {
    title: "Cuidado del acceso vascular para la hemodiálisis",
    publisher: "MedlinePlus",
    year: "",
    url: "https://medlineplus.gov/spanish/ency/patientinstructions/000591.htm",
  },
  medlineAccessCareBefore: {
    title: "Cuidado del acceso vascular para la hemodiálisis (versión previa, con el límite de peso)",
    publisher: "MedlinePlus",
    year: "",
    url: "https://www.nlm.nih.gov/medlineplus/spanish/ency/patientinstructions/000591.htm",
  },
  vascularCatheters: {
    title: "Procedimientos de acceso vascular",
    publisher: "RadiologyInfo",
    year: "",
    url: "https://www.radiologyinfo.org/es/info/vasc_access",
  },
} satisfies Record<string, Source>;
