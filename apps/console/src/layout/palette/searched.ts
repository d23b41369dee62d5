import type { RaRecord } from 'react-admin';

/** A record type that the palette searches. */
interface Searched {
  readonly resource: string;
  readonly sort: string;
  /** Values that distinguish records with the same name. */
  readonly detail?: (record: RaRecord) => readonly unknown[];
}

/** Record types that the palette searches, in display order. */
export const searched: readonly Searched[] = [
  { resource: 'students', sort: 'lastName', detail: ({ groupName, cardNumber }) => [groupName, cardNumber] },
  { resource: 'groups', sort: 'name' },
  { resource: 'employees', sort: 'lastName', detail: ({ rank, degreeAbbrev }) => [rank, degreeAbbrev] },
  { resource: 'rooms', sort: 'name' },
  { resource: 'disciplines', sort: 'name', detail: ({ name }) => [name] },
  { resource: 'departments', sort: 'name', detail: ({ name }) => [name] },
];
