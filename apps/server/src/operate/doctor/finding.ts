import type { Health } from '@semestr/core/doctor';
import type { Language } from '@semestr/core/languages';
import type { Environment } from '../../start/env.ts';
import type { DoctorTranslate } from './texts.ts';

/** What is looked at, in the order in which it is told. */
export const checks = [
  'settings',
  'versions',
  'clock',
  'address',
  'database',
  'migrations',
  'provider',
  'oidc',
  'mail',
  'sms',
  'push',
  'scanner',
  'outbox',
  'disk',
  'keys',
  'administrators',
  'calendar',
  'backups',
  'unseen',
] as const;
export type CheckName = (typeof checks)[number];

/** What was found of one thing, and what is to be done about it; null where nothing is. */
export interface Finding {
  check: CheckName;
  health: Health;
  sentence: string;
  advice: string | null;
}

/** How things outside are measured; a test measures otherwise. */
export interface Means {
  /** How many bytes whoever runs this may still write in a folder. */
  freeIn: (folder: string) => Promise<number>;
  /** "26.10.0". */
  node: string;
  /** The variable TZ; undefined where there is none. */
  zone: string | undefined;
}

/** What every check works with. */
export interface Exam {
  env: Environment;
  t: DoctorTranslate;
  language: Language;
  now: () => Date;
  means: Means;
}

/** A finding about whose advice is told only where something is to be done. */
export const finding = (
  check: CheckName,
  health: Health,
  sentence: string,
  advice: string | null,
): Finding => ({
  check,
  health,
  sentence,
  advice: health === 'ok' ? null : advice,
});

/** Why something outside did not answer, in the system's word: "ECONNREFUSED", "TimeoutError". */
export function reasonOf(error: unknown): string {
  const [first] = error instanceof AggregateError ? (error.errors as unknown[]) : [error];
  if (!(first instanceof Error)) return String(first);
  if ('code' in first && typeof first.code === 'string') return first.code;
  if (first.cause !== undefined) return reasonOf(first.cause);
  return first.name === 'Error' ? first.message : first.name;
}
