import { createContext, type ReactNode, useContext } from "react";

/** The note below a field's hint: that visitors do not see it now, and where they would. Null for none. */
export type FieldNotes = (path: string) => ReactNode;

const Context = createContext<FieldNotes>(() => null);

/** Gives the fields below it their notes. */
export const FieldNotesProvider = Context.Provider;

export const useFieldNote = (path: string): ReactNode => useContext(Context)(path);
