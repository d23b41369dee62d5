import { digitsIn } from '@semestr/core/phones';
import type { RaRecord } from 'react-admin';

/** A record type that the palette searches. */
interface SearchableType {
  readonly resource: string;
  readonly sort: string;
  /** Values that distinguish records with the same name. */
  readonly detail?: (record: RaRecord) => readonly unknown[];
  /** Whether the search text can match such a record; by default any text can. */
  readonly isMeant?: (text: string) => boolean;
}

/** Whether a text is a part of a telephone number, by which the palette finds posts. */
const isNumber = (text: string): boolean => /^[+\d\s()-]+$/.test(text) && digitsIn(text) !== null;

/** Record types that the palette searches, in display order. */
export const searchableTypes: readonly SearchableType[] = [
  { resource: 'groups', sort: 'name' },
  { resource: 'students', sort: 'lastName', detail: ({ groupName, cardNumber }) => [groupName, cardNumber] },
  { resource: 'employees', sort: 'lastName', detail: ({ rank, degreeAbbrev }) => [rank, degreeAbbrev] },
  { resource: 'rooms', sort: 'name' },
  { resource: 'disciplines', sort: 'name', detail: ({ name }) => [name] },
  { resource: 'faculties', sort: 'name', detail: ({ name }) => [name] },
  { resource: 'departments', sort: 'name', detail: ({ name }) => [name] },
  { resource: 'positions', sort: 'id', detail: ({ phone, room }) => [phone, room], isMeant: isNumber },
];
