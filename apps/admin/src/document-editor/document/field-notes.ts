import { createContext, type ReactNode, useContext } from "react";

/** What stands below a field's hint: that visitors do not see it now, and where they would. Null for nothing. */
export type FieldNotes = (path: string) => ReactNode;

const Context = createContext<FieldNotes>(() => null);

/** Gives the fields below it their notes. */
export const FieldNotesProvider = Context.Provider;

export const useFieldNote = (path: string): ReactNode => useContext(Context)(path);
