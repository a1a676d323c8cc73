import type { Source } from "../schema/evidence.ts";

const scielo = (pid: string) => `https://www.scielo.org.mx/scielo.php?script=sci_arttext&pid=${pid}`;

/** A page of the medical encyclopaedia in Spanish. Its editors revise each page, and the page itself says when. */
const medlinePlus = (title: string, page: string): Source => ({
  title,
  publisher: "MedlinePlus, Biblioteca Nacional de Medicina de Estados Unidos",
  year: "",
  url: `https://medlineplus.gov/spanish/ency/${page}.htm`,
});

/** A guideline of the National Institute for Health and Care Excellence, with the year of its first edition. */
const nice = (title: string, code: string, year: string): Source => ({
  title: `${title} (${code.toUpperCase()})`,
  publisher: "National Institute for Health and Care Excellence (NICE)",
  year,
  lang: "en",
  url: `https://www.nice.org.uk/guidance/${code}/chapter/Recommendations`,
});

/** A guideline of the International Working Group on the Diabetic Foot, edition 2023, in its journal. */
const iwgdf = (title: string, doi: string): Source => ({
  title: `${title} (IWGDF 2023 update)`,
  publisher: "International Working Group on the Diabetic Foot (IWGDF)",
  year: "2023",
  lang: "en",
  url: `https://doi.org/${doi}`,
});

/** A guideline of the European Society for Vascular Surgery, in its journal. */
const esvs = (title: string, year: string, doi: string): Source => ({
  title,
  publisher: "European Society for Vascular Surgery (ESVS)",
  year,
  lang: "en",
  url: `https://doi.org/${doi}`,
});

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
    title:
      "Society for Vascular Surgery practice guidelines for atherosclerotic occlusive disease of the lower extremities: management of asymptomatic disease and claudication",
    publisher: "Society for Vascular Surgery",
    year: "2015",
    lang: "en",
    url: "https://doi.org/10.1016/j.jvs.2014.12.009",
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
  venousDiseaseMexico: {
    title: "Epidemiology of chronic venous disease in Mexico and its impact on quality of life",
    publisher: "Revista Mexicana de Angiología",
    year: "2023",
    lang: "en",
    url: scielo("S2696-130X2023000200035"),
  },
  kidneyDefinition: {
    title:
      "KDIGO 2024 clinical practice guideline for the evaluation and management of chronic kidney disease",
    publisher: "Kidney Disease: Improving Global Outcomes (KDIGO)",
    year: "2024",
    lang: "en",
    url: "https://doi.org/10.1016/j.kint.2023.10.018",
  },
  kidneyBurden: {
    title:
      "La carga de enfermedad renal crónica en México. Análisis de datos basado en el estudio Global Burden of Disease 2021",
    publisher: "Gaceta Médica de México",
    year: "2023",
    url: scielo("S0016-38132023000600501"),
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
    title: "Índice de amputaciones de extremidades inferiores en pacientes con diabetes",
    publisher: "Revista Médica del Instituto Mexicano del Seguro Social",
    year: "2016",
    url: "https://www.redalyc.org/journal/4577/457755024011/html",
  },
  taiwanBuerger: {
    title:
      "The incidence and prevalence of thromboangiitis obliterans in Taiwan: a nationwide, population-based analysis of data collected from 2002 to 2011",
    publisher: "Clinics",
    year: "2016",
    lang: "en",
    url: "https://www.scielo.br/scielo.php?script=sci_arttext&pid=S1807-59322016000700399",
  },
  lymphedemaPrevalence: {
    title:
      "Prevalence and incidence of cancer related lymphedema in low and middle-income countries: a systematic review and meta-analysis",
    publisher: "BMC Cancer",
    year: "2020",
    lang: "en",
    url: "https://bmccancer.biomedcentral.com/articles/10.1186/s12885-020-07079-7",
  },
  civilianFistulas: {
    title: "Acute and chronic traumatic arteriovenous fistulae in civilians",
    publisher: "Archives of Surgery",
    year: "1981",
    lang: "en",
    url: "https://pubmed.ncbi.nlm.nih.gov/7235963",
  },
  veinAblation: {
    title: "Ablación de várices",
    publisher: "RadiologyInfo",
    year: "",
    url: "https://www.radiologyinfo.org/sp/info.cfm?PG=varicoseabl",
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
  thrombectomyReview: {
    title:
      "Percutaneous mechanical thrombectomy in the treatment of acute iliofemoral deep vein thrombosis: a systematic review",
    publisher: "Hong Kong Medical Journal",
    year: "2019",
    lang: "en",
    url: "https://www.hkmj.org/abstracts/v25n1/48.htm",
  },
  vascularCatheters: {
    title: "Procedimientos de acceso vascular",
    publisher: "RadiologyInfo",
    year: "",
    url: "https://www.radiologyinfo.org/es/info/vasc_access",
  },
  medlineArterial: medlinePlus("Arteriopatía periférica de las piernas", "article/000170"),
  medlineArterialHome: medlinePlus(
    "Arteriopatía periférica de las piernas: cuidados personales",
    "patientinstructions/000577",
  ),
  medlineArterialEmbolism: medlinePlus("Embolia arterial", "article/001102"),
  medlineAneurysm: medlinePlus("Aneurisma aórtico abdominal", "article/000162"),
  medlineThrombosis: medlinePlus("Trombosis venosa profunda", "article/000156"),
  medlineThrombosisHome: medlinePlus("Trombosis venosa profunda: alta", "patientinstructions/000027"),
  medlineVeins: medlinePlus("Venas varicosas", "article/001109"),
  medlineVeinTreatment: medlinePlus("Venas varicosas: tratamiento sin cirugía abierta", "article/007395"),
  medlineVenousInsufficiency: medlinePlus("Insuficiencia venosa", "article/000203"),
  medlineUlcerHome: medlinePlus("Úlceras venosas: cuidados personales", "patientinstructions/000744"),
  medlineEmbolism: medlinePlus("Émbolo pulmonar", "article/000132"),
  medlineKidney: medlinePlus("Enfermedad renal crónica", "article/000471"),
  medlineBuerger: medlinePlus("Tromboangitis obliterante", "article/000172"),
  medlineLymphedema: medlinePlus("Linfedema: cuidados personales", "patientinstructions/000045"),
  medlineLegPain: medlinePlus("Dolor de piernas", "article/003182"),
  medlineNumbness: medlinePlus("Entumecimiento y hormigueo", "article/003206"),
  medlinePaleness: medlinePlus("Palidez", "article/003244"),
  medlinePulse: medlinePlus("Pulso", "article/003399"),
  medlineSwelling: medlinePlus("Hinchazón de pies, piernas y tobillos", "article/003104"),
  medlineDoppler: medlinePlus("Examen con ultrasonido Doppler de un brazo o una pierna", "article/003775"),
  medlineDuplex: medlinePlus("Ultrasonido dúplex", "article/003433"),
  medlineAngioplasty: medlinePlus(
    "Angioplastia y colocación de stent: arterias periféricas",
    "article/007393",
  ),
  medlineAngioplastyHome: medlinePlus(
    "Angioplastia y colocación de stent en arterias periféricas: alta",
    "patientinstructions/000234",
  ),
  medlineBypass: medlinePlus("Derivación de una arteria periférica de la pierna", "article/007394"),
  medlineBypassHome: medlinePlus(
    "Derivación de una arteria periférica de la pierna: alta",
    "patientinstructions/000239",
  ),
  medlineStentGraft: medlinePlus("Reparación endovascular de un aneurisma de la aorta", "article/007391"),
  medlineStentGraftHome: medlinePlus(
    "Reparación endovascular de un aneurisma de la aorta: alta",
    "patientinstructions/000236",
  ),
  medlineAccess: medlinePlus("Acceso vascular para la hemodiálisis", "article/007641"),
  medlineAccessCare: medlinePlus(
    "Cuidado del acceso vascular para la hemodiálisis",
    "patientinstructions/000591",
  ),
  medlinePort: medlinePlus("Catéteres venosos centrales: puertos", "patientinstructions/000491"),
  niceArterial: nice("Peripheral arterial disease: diagnosis and management", "cg147", "2012"),
  niceAneurysm: nice("Abdominal aortic aneurysm: diagnosis and management", "ng156", "2020"),
  niceThrombosis: nice(
    "Venous thromboembolic diseases: diagnosis, management and thrombophilia testing",
    "ng158",
    "2020",
  ),
  acuteIschemia: esvs(
    "Clinical practice guidelines on the management of acute limb ischaemia",
    "2020",
    "10.1016/j.ejvs.2019.09.006",
  ),
  esvsAneurysm: esvs(
    "Clinical practice guidelines on the management of abdominal aorto-iliac artery aneurysms",
    "2024",
    "10.1016/j.ejvs.2023.11.002",
  ),
  esvsThrombosis: esvs(
    "Clinical practice guidelines on the management of venous thrombosis",
    "2021",
    "10.1016/j.ejvs.2020.09.023",
  ),
  esvsVeins: esvs(
    "Clinical practice guidelines on the management of chronic venous disease of the lower limbs",
    "2022",
    "10.1016/j.ejvs.2021.12.024",
  ),
  clinicalRecord: {
    title: "Norma Oficial Mexicana NOM-004-SSA3-2012, del expediente clínico",
    publisher: "Secretaría de Salud, Diario Oficial de la Federación",
    year: "2012",
    url: "https://dof.gob.mx/nota_detalle.php?codigo=5272787&fecha=15/10/2012",
  },
  medicalInsurance: {
    title: "Seguro de gastos médicos",
    publisher:
      "Comisión Nacional para la Protección y Defensa de los Usuarios de Servicios Financieros (CONDUSEF)",
    year: "",
    url: "https://www.gob.mx/condusef/es/articulos/seguro-de-gastos-medicos",
  },
  incomeTaxLaw: {
    title: "Ley del Impuesto sobre la Renta, artículo 151",
    publisher: "Cámara de Diputados del H. Congreso de la Unión",
    year: "2013",
    url: "https://www.diputados.gob.mx/LeyesBiblio/pdf/LISR.pdf",
  },
  aneurysmGuide: {
    title: "Guía de práctica clínica IMSS-412-10: aneurisma de la aorta abdominal",
    publisher: "Instituto Mexicano del Seguro Social (IMSS)",
    year: "2010",
    url: "",
  },
  thrombosisGuide: {
    title: "Guía de práctica clínica GPC-IMSS-425-18: enfermedad tromboembólica venosa",
    publisher: "Instituto Mexicano del Seguro Social (IMSS)",
    year: "2018",
    url: "",
  },
  arterialGuide: {
    title: "Guía de práctica clínica IMSS-007-08: enfermedad arterial periférica",
    publisher: "Instituto Mexicano del Seguro Social (IMSS)",
    year: "2017",
    url: "",
  },
  escEmbolism: {
    title: "Guidelines for the diagnosis and management of acute pulmonary embolism",
    publisher: "European Society of Cardiology (ESC)",
    year: "2019",
    lang: "en",
    url: "https://doi.org/10.1093/eurheartj/ehz405",
  },
  kdoqiPlan: {
    title: "KDOQI clinical practice guideline for vascular access: 2019 update",
    publisher: "National Kidney Foundation",
    year: "2020",
    lang: "en",
    url: "https://doi.org/10.1053/j.ajkd.2019.12.001",
  },
  kidneyCauses: {
    title:
      "Panorama epidemiológico de la insuficiencia renal crónica en el segundo nivel de atención del Instituto Mexicano del Seguro Social",
    publisher: "Diálisis y Trasplante",
    year: "2014",
    url: "https://elsevier.es/es-revista-dialisis-trasplante-275-articulo-panorama-epidemiologico-insuficiencia-renalcronica-S1886284514001726",
  },
  dermatologyBuerger: {
    title: "Enfermedad de Buerger (tromboangeítis obliterante)",
    publisher: "Actas Dermo-Sifiliográficas",
    year: "2005",
    url: "https://www.actasdermo.org/es-enfermedad-buerger-tromboangeitis-obliterante--articulo-13081640",
  },
  merckBuerger: {
    title: "Tromboangitis obliterante",
    publisher: "Manual Merck, versión para el hogar",
    year: "2025",
    url: "",
  },
  cancerLymphedema: {
    title: "Linfedema (PDQ), versión para pacientes",
    publisher: "Instituto Nacional del Cáncer de Estados Unidos",
    year: "",
    url: "https://www.cancer.gov/espanol/node/1958/syndication",
  },
  lateFistulas: {
    title: "Fístula arteriovenosa postraumática",
    publisher: "Journal of Surgical Case Reports",
    year: "2023",
    url: "https://doi.org/10.1093/jscr/rjad636",
  },
  msdFistula: {
    title: "Fístula arteriovenosa",
    publisher: "Manual MSD, versión para profesionales",
    year: "",
    url: "https://www.merckmanuals.com/es-pr/professional/trastornos-cardiovasculares/enfermedades-de-las-venas-perif%C3%A9ricas/f%C3%ADstula-arteriovenosa",
  },
  anticoagulantEffects: {
    title: "Anticoagulant medicines: side effects",
    publisher: "National Health Service (NHS)",
    year: "",
    lang: "en",
    url: "https://www.nhs.uk/conditions/anticoagulants/side-effects/",
  },
  abnormalBleeding: {
    title: "Blood Thinners: Signs of Abnormal Bleeding",
    publisher: "HealthLink BC",
    year: "2022",
    lang: "en",
    url: "https://www.healthlinkbc.ca/health-topics/blood-thinners-signs-abnormal-bleeding",
  },
  clopidogrelEffects: {
    title: "Side effects of clopidogrel",
    publisher: "National Health Service (NHS)",
    year: "",
    lang: "en",
    url: "https://www.nhs.uk/medicines/clopidogrel/side-effects-of-clopidogrel/",
  },
  warfarin: {
    title: "Warfarina",
    publisher: "MedlinePlus, Biblioteca Nacional de Medicina de Estados Unidos",
    year: "",
    url: "https://medlineplus.gov/spanish/druginfo/meds/a682277-es.html",
  },
  accessBleeding: {
    title: "Management of life threatening bleeds from arteriovenous fistulae and grafts",
    publisher: "NHS Improvement",
    year: "2018",
    lang: "en",
    url: "https://www.england.nhs.uk/2018/11/life-threatening-bleeds-from-arteriovenous-fistulae-and-grafts/",
  },
  accessFirstAid: {
    title: "Controlling bleeds from a fistula or graft",
    publisher: "Kidney Care UK",
    year: "",
    lang: "en",
    url: "https://kidneycareuk.org/kidney-disease-information/treatments/vascular-access-for-dialysis/controlling-bleeds-from-a-fistula-or-graft/",
  },
  nicePreeclampsia: nice("Hypertension in pregnancy: diagnosis and management", "ng133", "2019"),
  pregnancyThrombosis: {
    title: "Diagnosis and treatment of venous thrombosis in pregnancy and after birth",
    publisher: "Royal College of Obstetricians and Gynaecologists",
    year: "2015",
    lang: "en",
    url: "https://www.rcog.org.uk/en/patients/patient-leaflets/treatment-of-venous-thrombosis-in-pregnancy-and-after-birth/",
  },
  escAorta: {
    title: "2024 ESC Guidelines for the management of peripheral arterial and aortic diseases",
    publisher: "European Society of Cardiology (ESC)",
    year: "2024",
    lang: "en",
    url: "https://doi.org/10.1093/eurheartj/ehae179",
  },
  footGuidelines: iwgdf(
    "Practical guidelines on the prevention and management of diabetes-related foot disease",
    "10.1002/dmrr.3657",
  ),
  footPrevention: iwgdf(
    "Guidelines on the prevention of foot ulcers in persons with diabetes",
    "10.1002/dmrr.3651",
  ),
  charcotGuidelines: {
    title:
      "Guidelines on the diagnosis and treatment of active Charcot neuro-osteoarthropathy in persons with diabetes mellitus (IWGDF 2023)",
    publisher: "International Working Group on the Diabetic Foot (IWGDF)",
    year: "2023",
    lang: "en",
    url: "https://doi.org/10.1002/dmrr.3646",
  },
  evraFirst: {
    title: "A randomized trial of early endovenous ablation in venous ulceration",
    publisher: "New England Journal of Medicine",
    year: "2018",
    lang: "en",
    url: "https://www.nejm.org/doi/full/10.1056/NEJMoa1801214",
  },
  arterialGuideline: {
    title:
      "2024 ACC/AHA/AACVPR/APMA/ABC/SCAI/SVM/SVN/SVS/SIR/VESS guideline for the management of lower extremity peripheral artery disease",
    publisher: "American College of Cardiology, American Heart Association (ACC/AHA)",
    year: "2024",
    lang: "en",
    url: "https://doi.org/10.1161/CIR.0000000000001251",
  },
  caudaEquina: {
    title: "Cauda equina syndrome",
    publisher: "Royal Free London NHS Foundation Trust",
    year: "",
    lang: "en",
    url: "https://www.royalfree.nhs.uk/patients-and-visitors/patient-information-leaflets/cauda-equina-syndrome",
  },
  strokeSigns: {
    title: "Signos y síntomas de accidente cerebrovascular",
    publisher: "Centros para el Control y la Prevención de Enfermedades de Estados Unidos (CDC)",
    year: "",
    url: "https://www.cdc.gov/stroke/es/signs-symptoms/signos-y-sintomas-de-accidente-cerebrovascular.html",
  },
  carotidAudit: {
    title: "Current practice of carotid endarterectomy in the UK",
    publisher: "British Journal of Surgery",
    year: "2012",
    lang: "en",
    url: "https://www.nds.ox.ac.uk/publications/252443",
  },
  carotidSurgery: {
    title: "Endarterectomía carotídea",
    publisher: "Kaiser Permanente, Enciclopedia de salud",
    year: "",
    url: "https://espanol.kaiserpermanente.org/es/colorado/health-wellness/health-encyclopedia/he.hw224563",
  },
  medlineRaynaud: medlinePlus("Fenómeno de Raynaud", "article/000412"),
  raynaudSociety: {
    title: "Raynaud's",
    publisher: "Scleroderma & Raynaud's UK (SRUK)",
    year: "",
    lang: "en",
    url: "https://www.sruk.co.uk/raynauds/",
  },
  raynaudMedicines: {
    title: "Raynaud's disease: treatments and drugs",
    publisher: "Mayo Clinic",
    year: "",
    lang: "en",
    url: "https://www.mayoclinic.org/diseases-conditions/raynauds-disease/basics/treatment/con-20022916",
  },
  jaundice: {
    title: "Jaundice in Adults",
    publisher: "Manual MSD",
    year: "",
    lang: "en",
    url: "https://www.msdmanuals.com/home/quick-facts-liver-and-gallbladder-disorders/manifestations-of-liver-disease/jaundice-in-adults",
  },
  arterialLipids: {
    title: "Conventional and Novel Lipid Measures and Risk of Peripheral Artery Disease",
    publisher: "Arteriosclerosis, Thrombosis, and Vascular Biology",
    year: "2021",
    lang: "en",
    url: "https://sites.cscc.unc.edu/aric/node/19923",
  },
  niceLipoedema: {
    title: "Liposuction for chronic lipoedema (IPG721)",
    publisher: "National Institute for Health and Care Excellence (NICE)",
    year: "2022",
    lang: "en",
    url: "https://www.nice.org.uk/guidance/ipg721/chapter/2-The-condition-current-treatments-and-procedure",
  },
  lipoedemaReview: {
    title: "Lipedema: pathogenesis, diagnosis, and treatment options",
    publisher: "Dtsch Arztebl Int",
    year: "2020",
    lang: "en",
    url: "https://doi.org/10.3238/arztebl.2020.0396",
  },
  nicePregnancyVeins: {
    title:
      "Varicose veins in the legs: the diagnosis and management of varicose veins, chapter 11: pregnancy",
    publisher: "National Clinical Guideline Centre, NICE",
    year: "2013",
    lang: "en",
    url: "https://www.ncbi.nlm.nih.gov/books/NBK327998/",
  },
  ablationClots: {
    title:
      "Systematic review on the incidence and management of endovenous heat-induced thrombosis following endovenous thermal ablation of the great saphenous vein",
    publisher: "Journal of Vascular Surgery: Venous and Lymphatic Disorders",
    year: "2021",
    lang: "en",
    url: "https://doi.org/10.1016/j.jvsv.2021.02.006",
  },
  foamReview: {
    title: "Systematic review of foam sclerotherapy for varicose veins",
    publisher: "British Journal of Surgery",
    year: "2007",
    lang: "en",
    url: "https://doi.org/10.1002/bjs.5891",
  },
  fistulaPatency: {
    title:
      "Patency rates of the arteriovenous fistula for hemodialysis: a systematic review and meta-analysis",
    publisher: "American Journal of Kidney Diseases",
    year: "2014",
    lang: "en",
    url: "https://doi.org/10.1053/j.ajkd.2013.08.023",
  },
  angioplastyComplications: {
    title:
      "Access site complications following peripheral vascular interventions: incidence, predictors and outcomes",
    publisher: "Circulation: Cardiovascular Interventions",
    year: "2014",
    lang: "en",
    url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC4529288",
  },
  bypassWounds: {
    title:
      "Female gender and oral anticoagulants are associated with wound complications in lower extremity vein bypass: an analysis of 1404 operations for critical limb ischemia",
    publisher: "Journal of Vascular Surgery",
    year: "2007",
    lang: "en",
    url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC2929600",
  },
  evarTrials: {
    title:
      "Meta-analysis of individual-patient data from EVAR-1, DREAM, OVER and ACE trials comparing outcomes of endovascular or open repair for abdominal aortic aneurysm over 5 years",
    publisher: "British Journal of Surgery",
    year: "2017",
    lang: "en",
    url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC5299468",
  },
  tunneledCatheter: {
    title: "Información sobre el catéter tunelizado",
    publisher: "Memorial Sloan Kettering Cancer Center",
    year: "",
    url: "https://www.mskcc.org/es/cancer-care/patient-education/about-your-tunneled-catheter",
  },
  electronicCigarette: {
    title: "Efectos fisiopatológicos del cigarro electrónico: un problema de salud pública",
    publisher: "Neumología y Cirugía de Tórax",
    year: "2022",
    url: scielo("S0028-37462022000200121"),
  },
} satisfies Record<string, Source>;
