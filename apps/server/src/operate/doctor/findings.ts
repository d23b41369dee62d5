import type { Health } from '@semestr/core/doctor';
import type { Language } from '@semestr/core/languages';
import type { Environment } from '../../start/env.ts';
import type { DoctorTranslate } from './texts.ts';

/** The checks, in the order of the report. */
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

/** Result of one check, and the advice; null when none is needed. */
export interface Finding {
  check: CheckName;
  health: Health;
  sentence: string;
  advice: string | null;
}

/** External measurements, which tests replace. */
export interface Means {
  /** Returns the free bytes on the disk of a folder for the current user. */
  freeIn: (folder: string) => Promise<number>;
  /** "26.10.0". */
  node: string;
  /** The variable TZ; undefined when it is not set. */
  zone: string | undefined;
}

/** Context of every check. */
export interface Exam {
  env: Environment;
  t: DoctorTranslate;
  language: Language;
  now: () => Date;
  means: Means;
}

/** Creates a finding; the advice is included only when action is needed. */
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

/** Returns why an external service did not respond, as an error code: "ECONNREFUSED", "TimeoutError". */
export function reasonOf(error: unknown): string {
  const [first] = error instanceof AggregateError ? (error.errors as unknown[]) : [error];
  if (!(first instanceof Error)) return String(first);
  if ('code' in first && typeof first.code === 'string') return first.code;
  if (first.cause !== undefined) return reasonOf(first.cause);
  return first.name === 'Error' ? first.message : first.name;
}
