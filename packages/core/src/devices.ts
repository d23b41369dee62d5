import { daysBetween, type IsoDate } from './dates.ts';

/** What somebody is signed in with, as far as they need it to recognise it. */
export interface Device {
  kind: 'computer' | 'phone' | 'tablet' | 'program' | 'unknown';
  /** "Chrome"; null for a program, and where it is not said. */
  browser: string | null;
  /** "Windows", "iPhone"; null where it is not said. */
  system: string | null;
}

/** By what each makes itself known; those that also call themselves by the name of another stand before it. */
const browsers: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Yandex', /YaBrowser\//],
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OP[RTX]\/|Opera/],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Vivaldi', /Vivaldi\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrom(?:e|ium)\/|CriOS\//],
  ['Safari', /Version\/.*Safari\//],
];

const systems: readonly (readonly [name: string, sign: RegExp, kind: Device['kind']])[] = [
  ['iPhone', /iPhone/, 'phone'],
  ['iPad', /iPad/, 'tablet'],
  ['Android', /Android.*Mobile/, 'phone'],
  ['Android', /Android/, 'tablet'],
  // What Android's programs ask with, where they say nothing else.
  ['Android', /okhttp/, 'phone'],
  ['Windows', /Windows/, 'computer'],
  ['ChromeOS', /CrOS/, 'computer'],
  ['macOS', /Macintosh|Mac OS X|Darwin/, 'computer'],
  ['Linux', /Linux|X11/, 'computer'],
];

/** Every browser says so first; a page inside a program of Android says "wv". */
const isBrowser = (text: string): boolean => text.startsWith('Mozilla/') && !/; wv\)/.test(text);

/**
 * The browser and the system that a user agent names. It is what the other side says of itself: good enough to recognise
 * one's own, never a proof.
 */
export function deviceOf(userAgent: string | null): Device {
  const text = userAgent?.trim() ?? '';
  if (text === '') return { kind: 'unknown', browser: null, system: null };
  const [system = null, , kind = 'unknown'] = systems.find(([, sign]) => sign.test(text)) ?? [];
  if (!isBrowser(text)) return { kind: 'program', browser: null, system };
  const [browser = null] = browsers.find(([, sign]) => sign.test(text)) ?? [];
  return { kind, browser, system };
}

/** By which a device is told from another: "Chrome, Windows"; its kind where it says neither. */
export const deviceMark = ({ browser, system, kind }: Device): string =>
  [browser, system].filter(Boolean).join(', ') || kind;

/** For so many days a device counts as new. */
const NEW_DAYS = 7;

/** Whether somebody may not have noticed yet that this device is signed in. */
export const isNewDevice = (firstUsedOn: IsoDate, today: IsoDate): boolean =>
  daysBetween(firstUsedOn, today) < NEW_DAYS;
