import { createContext, type ReactNode, useContext } from 'react';

/** Formats a field's value for display. */
export type Show = (value: unknown) => ReactNode;

interface DisplayedField {
  label: string;
  show: Show;
}

/** Registry of a form's fields with their names and formatters, for comparing two versions. */
export interface DisplayedValues {
  /** Returns the function that unregisters it. */
  register: (source: string, field: DisplayedField) => () => void;
  fields: ReadonlyMap<string, DisplayedField>;
}

export function createDisplayedValues(): DisplayedValues {
  const fields = new Map<string, DisplayedField>();
  return {
    fields,
    register: (source, field) => {
      fields.set(source, field);
      return () => fields.delete(source);
    },
  };
}

/** Null where versions are not compared, such as in a list's filters. */
export const DisplayedValuesContext = createContext<DisplayedValues>({
  fields: new Map(),
  register: () => () => undefined,
});

export const useDisplayedValues = (): DisplayedValues => useContext(DisplayedValuesContext);
