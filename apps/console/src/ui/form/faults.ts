import type ru from '../texts/ru.ts';

/** Error codes of fields, from the server and from our own checks. */
export type FaultName = keyof (typeof ru)['faults'];

const faultNames = {
  required: true,
  format: true,
  'too-small': true,
  'too-big': true,
  unknown: true,
  taken: true,
  twice: true,
  characters: true,
  overlap: true,
  'too-many': true,
  common: true,
  personal: true,
  other: true,
} as const satisfies Record<FaultName, true>;

const isFault = (name: string): name is FaultName => name in faultNames;

/**
 * Returns the error code in a form error, which react-admin wraps for its own checks; undefined for an unknown code
 * from a newer server.
 */
export function faultIn(message: string | undefined): FaultName | null {
  if (message === undefined) return null;
  const name = message.replace(/^@@react-admin@@"(.*)"$/, '$1');
  return isFault(name) ? name : 'other';
}
