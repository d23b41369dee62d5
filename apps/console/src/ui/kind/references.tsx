import { ReferenceInput } from '../form/ReferenceInput.tsx';
import { ReferencesInput } from '../form/ReferencesInput.tsx';
import { ReferenceFilter } from '../list/conditions.tsx';
import { ReferenceLink } from '../record/ReferenceLink.tsx';
import type { Field } from './field.ts';

/** Fields that store the ids of other records. */

interface ReferenceOptions {
  /** Restricts the records offered. */
  filter?: Readonly<Record<string, unknown>>;
  width?: number;
}

/** Id of a record of another type, offered in the order of `sort`. */
export const reference = (
  to: string,
  sort: string,
  { filter, width = 176 }: ReferenceOptions = {},
): Field<number> => ({
  to,
  isChosen: true,
  text: (value, _source, { nameOf }) => nameOf(to, value),
  Display: ({ value, isPlain }) => <ReferenceLink resource={to} id={value} isPlain={isPlain} />,
  Input: (props) => <ReferenceInput {...props} reference={to} sort={sort} {...(filter && { filter })} />,
  Filter: ({ source }) => <ReferenceFilter source={source} reference={to} sort={sort} />,
  width,
});

/** Ids of several records of another type, in order. */
export const references = (
  to: string,
  sort: string,
  { width = 200 }: ReferenceOptions = {},
): Field<number[]> => ({
  to,
  isChosen: true,
  isOptional: true,
  empty: [],
  text: (ids, _source, { nameOf }) => ids.map((id) => nameOf(to, id)).join(', '),
  Display: ({ value, isPlain }) =>
    value.map((id, index) => (
      <span key={id}>
        {index > 0 && ', '}
        <ReferenceLink resource={to} id={id} isPlain={isPlain} />
      </span>
    )),
  Input: (props) => <ReferencesInput {...props} reference={to} sort={sort} />,
  width,
});
