import { type IsoDate, momentOfLocal, parseTypedDate, readMoment } from './dates.ts';

/** Reads a day as people type or paste it: in any way of `parseTypedDate`, or as "2026-09-07"; null where it is none. */
export const readDay = (text: string): IsoDate | null => parseTypedDate(text) ?? readMoment(text.trim());

/** "14:00" of what people type: "14", "1400", "14.00", "9:30"; null of anything else. */
export function typedTime(text: string): string | null {
  const [, hours = '', minutes = '00'] = /^(\d{1,2})(?:[:.\- ]?(\d{2}))?$/.exec(text.trim()) ?? [];
  return hours === '' || Number(hours) > 23 || Number(minutes) > 59
    ? null
    : `${hours.padStart(2, '0')}:${minutes}`;
}

/** The moment on the university's clock of a day and a time as people type them: "24.11.2026 15:00"; null where either is missing. */
export function typedMoment(text: string): Date | null {
  const [, day = '', hour = ''] = /^(.*\S)[\sT]+(\S+)$/.exec(text.trim()) ?? [];
  const [date, time] = [readDay(day), typedTime(hour)];
  return date !== null && time !== null ? momentOfLocal(`${date}T${time}`) : null;
}
