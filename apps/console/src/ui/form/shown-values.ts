import { createContext, type ReactNode, useContext } from 'react';

/** Writes a value of a field for a reader. */
export type Show = (value: unknown) => ReactNode;

interface Shown {
  label: string;
  show: Show;
}

/** The fields of a form with their names and how they show a value: for a comparison of two versions. */
export interface ShownValues {
  /** Answers what takes it back. */
  register: (source: string, shown: Shown) => () => void;
  fields: ReadonlyMap<string, Shown>;
}

export function createShownValues(): ShownValues {
  const fields = new Map<string, Shown>();
  return {
    fields,
    register: (source, shown) => {
      fields.set(source, shown);
      return () => fields.delete(source);
    },
  };
}

/** Where nobody compares, as among a list's filters, nothing is kept. */
export const ShownValuesContext = createContext<ShownValues>({
  fields: new Map(),
  register: () => () => undefined,
});

export const useShownValues = (): ShownValues => useContext(ShownValuesContext);
