export { changedPlaces, type FieldPlace, shownPlaces } from "./field-places.ts";
export {
  anyEntry,
  currentValue,
  type FormField,
  filledSites,
  formField,
  formFields,
  withValues,
} from "./form-fields.ts";
export { type MarkedSite, markedSite, type Place } from "./marked-site.ts";
