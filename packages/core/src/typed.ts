import { type IsoDate, momentOfLocal, parseTypedDate, readMoment } from './dates.ts';

/** Parses a typed or pasted date: in any form of `parseTypedDate`, or as "2026-09-07"; null when it is invalid. */
export const readDay = (text: string): IsoDate | null => parseTypedDate(text) ?? readMoment(text.trim());

/** Parses a typed time, "14", "1400", "14.00", "9:30", into the form "14:00"; null when it is invalid. */
export function typedTime(text: string): string | null {
  const [, hours = '', minutes = '00'] = /^(\d{1,2})(?:[:.\- ]?(\d{2}))?$/.exec(text.trim()) ?? [];
  return hours === '' || Number(hours) > 23 || Number(minutes) > 59
    ? null
    : `${hours.padStart(2, '0')}:${minutes}`;
}

/** Parses a typed date and time in the university's time zone: "24.11.2026 15:00"; null when either is missing. */
export function typedMoment(text: string): Date | null {
  const [, day = '', hour = ''] = /^(.*\S)[\sT]+(\S+)$/.exec(text.trim()) ?? [];
  const [date, time] = [readDay(day), typedTime(hour)];
  return date !== null && time !== null ? momentOfLocal(`${date}T${time}`) : null;
}
