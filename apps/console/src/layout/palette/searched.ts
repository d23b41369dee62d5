import type { RaRecord } from 'react-admin';

/** A kind of record that is found from everywhere. */
interface Searched {
  readonly resource: string;
  readonly sort: string;
  /** What tells namesakes apart, where the name does not. */
  readonly detail?: (record: RaRecord) => readonly unknown[];
}

/** Kinds of records that are found from everywhere, in the order in which they stand. */
export const searched: readonly Searched[] = [
  { resource: 'students', sort: 'lastName', detail: ({ groupName, cardNumber }) => [groupName, cardNumber] },
  { resource: 'groups', sort: 'name' },
  { resource: 'employees', sort: 'lastName', detail: ({ rank, degreeAbbrev }) => [rank, degreeAbbrev] },
  { resource: 'rooms', sort: 'name' },
  { resource: 'disciplines', sort: 'name', detail: ({ name }) => [name] },
  { resource: 'departments', sort: 'name', detail: ({ name }) => [name] },
];
