import { ListInput } from '../form/ListInput.tsx';
import type { Field } from './field.ts';

/** Fields that hold several plain values. */

const asTyped = (entry: string): string => entry;
const joined = (values: readonly (string | number)[]): string => values.join(', ');

/** Texts, written with commas between them. */
export const texts: Field<string[]> = {
  text: joined,
  Input: (props) => <ListInput {...props} parse={asTyped} empty={[]} />,
  empty: [],
  width: 144,
};

/** Whole numbers, written with commas between them; null for none. */
export const numbers: Field<number[] | null> = {
  text: (values) => joined(values ?? []),
  Input: (props) => <ListInput {...props} parse={Number} empty={null} />,
  isOptional: true,
  empty: null,
  width: 112,
};
