import { daysBetween, type IsoDate } from './dates.ts';

/** The device of a session, described so that the user can recognise it. */
export interface Device {
  kind: 'computer' | 'phone' | 'tablet' | 'program' | 'unknown';
  /** "Chrome"; null for a program, and when unknown. */
  browser: string | null;
  /** "Windows", "iPhone"; null when unknown. */
  system: string | null;
}

/** Patterns of user agents; browsers that also contain the name of another come before it. */
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
  // The default user agent of Android programs.
  ['Android', /okhttp/, 'phone'],
  ['Windows', /Windows/, 'computer'],
  ['ChromeOS', /CrOS/, 'computer'],
  ['macOS', /Macintosh|Mac OS X|Darwin/, 'computer'],
  ['Linux', /Linux|X11/, 'computer'],
];

/** Every browser begins with this; a page inside an Android app contains "wv". */
const isBrowser = (text: string): boolean => text.startsWith('Mozilla/') && !/; wv\)/.test(text);

/**
 * Parses the browser and the system in a user agent. The client sets it, so it helps users recognise their devices but
 * proves nothing.
 */
export function deviceOf(userAgent: string | null): Device {
  const text = userAgent?.trim() ?? '';
  if (text === '') return { kind: 'unknown', browser: null, system: null };
  const [system = null, , kind = 'unknown'] = systems.find(([, sign]) => sign.test(text)) ?? [];
  if (!isBrowser(text)) return { kind: 'program', browser: null, system };
  const [browser = null] = browsers.find(([, sign]) => sign.test(text)) ?? [];
  return { kind, browser, system };
}

/** Returns the label that distinguishes devices: "Chrome, Windows"; the kind when neither is known. */
export const deviceMark = ({ browser, system, kind }: Device): string =>
  [browser, system].filter(Boolean).join(', ') || kind;

/** Number of days for which a device counts as new. */
const NEW_DAYS = 7;

/** Whether the user may not have noticed yet that this device is signed in. */
export const isNewDevice = (firstUsedOn: IsoDate, today: IsoDate): boolean =>
  daysBetween(firstUsedOn, today) < NEW_DAYS;
