import type ru from '../texts/ru.ts';

/** Why a field is refused: what the server and our own checks name. */
export type FaultName = keyof (typeof ru)['faults'];

const known = {
  required: true,
  format: true,
  'too-small': true,
  'too-big': true,
  unknown: true,
  taken: true,
  twice: true,
  characters: true,
  'too-many': true,
  common: true,
  personal: true,
  other: true,
} as const satisfies Record<FaultName, true>;

const isFault = (name: string): name is FaultName => name in known;

/** The fault that a form's error stands for; react-admin wraps those of its own checks. A new server may name others. */
export function faultIn(message: string | undefined): FaultName | null {
  if (message === undefined) return null;
  const name = message.replace(/^@@react-admin@@"(.*)"$/, '$1');
  return isFault(name) ? name : 'other';
}
