/** A record with its name in medicine, and the name that patients use if it is another one. */
type NamedRecord = { plainName?: string | undefined } & ({ name: string } | { title: string });

/** The name in medicine. */
const medicalNameOf = (record: NamedRecord): string => ("title" in record ? record.title : record.name);

/** The name that readers see first: the one that patients use, otherwise the one in medicine. */
export const titleOf = (record: NamedRecord): string => record.plainName || medicalNameOf(record);

/** The name in medicine to show beside {@link titleOf}; empty where it is the same. */
export const nameBesideOf = (record: NamedRecord): string =>
  titleOf(record) === medicalNameOf(record) ? "" : medicalNameOf(record);
