import { clockHealth, worstOf } from '@semestr/core/doctor';
import { decimal } from '../output.ts';
import { type Exam, type Finding, finding } from './findings.ts';

/**
 * Reading of another clock between two readings of this one, so that the error of the difference is at most half of
 * their distance.
 */
export interface OtherClock {
  /** The host of an address; null for the database. */
  host: string | null;
  time: Date;
  /** Times of the request and of the response. */
  sentAt: Date;
  answeredAt: Date;
  /** Precision of the reading in milliseconds: a header has whole seconds. */
  grain: number;
}

function apartOf({ time, sentAt, answeredAt, grain }: OtherClock): { apart: number; margin: number } {
  const between = (sentAt.getTime() + answeredAt.getTime()) / 2;
  const margin = (answeredAt.getTime() - sentAt.getTime()) / 2 + grain / 2;
  return { apart: time.getTime() + grain / 2 - between, margin };
}

/** The system silently treats an unknown time zone as UTC. */
function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export function examineClock({ t, language, means: { zone } }: Exam, others: readonly OtherClock[]): Finding {
  if (zone !== undefined && zone !== '' && !isZone(zone.replace(/^:/, '')))
    return finding('clock', 'look', t('clock.zone', { zone }), t('clock.fixZone'));
  if (others.length === 0) return finding('clock', 'ok', t('clock.alone'), null);
  const compared = others.map((other) => ({ host: other.host, ...apartOf(other) }));
  const health = worstOf(compared.map(({ apart, margin }) => clockHealth(apart, margin)));
  const parts = compared.map(({ host, apart }) => {
    const seconds = decimal(Math.abs(apart) / 1000, language);
    return host === null ? t('clock.database', { seconds }) : t('clock.address', { host, seconds });
  });
  const sentence = health === 'ok' ? t('clock.agrees', { with: parts }) : t('clock.differs', { with: parts });
  return finding('clock', health, sentence, t('clock.fix'));
}
