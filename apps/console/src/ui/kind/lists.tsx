import { ListInput } from '../form/ListInput.tsx';
import type { Field } from './field.ts';

/** Fields with several plain values. */

const keepText = (entry: string): string => entry;
const joined = (values: readonly (string | number)[]): string => values.join(', ');

/** Texts, separated by commas. */
export const texts: Field<string[]> = {
  text: joined,
  Input: (props) => <ListInput {...props} parse={keepText} empty={[]} />,
  empty: [],
  width: 144,
};

/** Whole numbers, separated by commas; null when there are none. */
export const numbers: Field<number[] | null> = {
  text: (values) => joined(values ?? []),
  Input: (props) => <ListInput {...props} parse={Number} empty={null} />,
  isOptional: true,
  empty: null,
  width: 112,
};
