import type { MedicalSpecialty } from "schema-dts";
import type { SiteContent } from "../kinds/site-content.ts";
import type { MedicalField } from "../schema/medical-field.ts";

/** The types and specialties of schema.org for a field of medicine. */
interface FieldTypes {
  /** Type of the office. */
  office: "PhysiciansOffice" | "Dentist" | "MedicalClinic";
  /** Whether its specialist is a physician; schema.org has no type for other professions. */
  physician: boolean;
  /** The specialties of the office, the first that of its pages. */
  specialties: readonly [Specialty, ...Specialty[]];
}

type Specialty = Extract<
  MedicalSpecialty,
  "Cardiovascular" | "Surgical" | "Dermatology" | "Dentistry" | "Physiotherapy"
>;

const typesByField: Record<MedicalField, FieldTypes> = {
  // schema.org has no vascular specialty; these two are the nearest.
  angiologia: { office: "PhysiciansOffice", physician: true, specialties: ["Cardiovascular", "Surgical"] },
  dermatologia: { office: "PhysiciansOffice", physician: true, specialties: ["Dermatology"] },
  odontologia: { office: "Dentist", physician: false, specialties: ["Dentistry"] },
  fisioterapia: { office: "MedicalClinic", physician: false, specialties: ["Physiotherapy"] },
};

/** The types for a clinic's field; a site that was stored before the field existed is one of angiology. */
export const fieldTypes = ({ doctorInfo }: SiteContent): FieldTypes =>
  typesByField[doctorInfo.field ?? "angiologia"];
