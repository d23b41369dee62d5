import type { Announcement } from '@semestr/api/announcements';
import type { Writing } from '@semestr/api/own-announcements';
import {
  MAX_ANNOUNCED_GROUPS,
  MAX_ANNOUNCEMENT,
  MAX_ROOM_NAME,
  timesFault,
} from '@semestr/core/announcements';
import { addDays, dotted, type IsoDate, parseTypedDate } from '@semestr/core/dates';
import { typedTime } from '@semestr/core/typed';
import { roomShort } from '@semestr/core/room-names';
import * as z from 'zod/mini';
import { dateOf, placeOf, timeOf } from '../../lessons/announcement.ts';

/** A consultation is an announcement with a time and a room. */
export const kinds = ['plain', 'consultation'] as const;

const Time = z.string().check(z.refine((text) => text.trim() === '' || typedTime(text) !== null, 'format'));

const Values = z.object({
  kind: z.enum(kinds),
  content: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(MAX_ANNOUNCEMENT)),
  day: z.string(),
  from: Time,
  to: Time,
  room: z.string().check(z.trim(), z.maxLength(MAX_ROOM_NAME)),
  /** Numbers of the groups. */
  groups: z.array(z.string()).check(z.minLength(1, 'required'), z.maxLength(MAX_ANNOUNCED_GROUPS)),
});
export type Values = z.output<typeof Values>;

type Field = keyof Values;

/** Creates a check of one field that depends on others. */
const check = (path: Field, error: string, isFine: (values: Values) => boolean) =>
  z.refine<Values>(isFine, { path: [path], error });

const faultOf = ({ from, to }: Values) => timesFault({ startTime: typedTime(from), endTime: typedTime(to) });

const isFilledIn = (field: 'from' | 'to' | 'room') => (values: Values) =>
  values.kind === 'plain' || values[field].trim() !== '';

/** Schema of the form's values with their errors, for the given date. */
export const announcementValues = (today: IsoDate) =>
  Values.check(
    check('day', 'required', ({ day }) => day.trim() !== ''),
    check('day', 'format', ({ day }) => day.trim() === '' || parseTypedDate(day) !== null),
    check('day', 'too-small', ({ day }) => (parseTypedDate(day) ?? today) >= today),
    check(
      'from',
      'required',
      (values) => isFilledIn('from')(values) && faultOf(values)?.field !== 'startTime',
    ),
    check('to', 'required', isFilledIn('to')),
    check('to', 'too-small', (values) => faultOf(values)?.field !== 'endTime'),
    check('room', 'required', isFilledIn('room')),
  );

export const noValues: Values = {
  kind: 'plain',
  content: '',
  day: '',
  from: '',
  to: '',
  room: '',
  groups: [],
};

/** Returns the form values of an announcement, for editing. */
export const toValues = (announcement: Announcement): Values => ({
  kind: 'plain',
  content: announcement.content,
  day: dotted(dateOf(announcement)),
  from: timeOf(announcement) ?? '',
  to: timeOf(announcement) === null ? '' : (announcement.endTime ?? ''),
  room: placeOf(announcement) ?? '',
  groups: announcement.studentGroups.map(({ name }) => name),
});

/**
 * Finds the last consultation in an educator's announcements, latest first; its text begins with that word in either
 * language.
 */
export const lastConsultation = (recent: readonly Announcement[]): Announcement | null =>
  recent.find(({ content }) => /^(?:консультаци|consultation)/i.test(content)) ?? null;

/** Returns the next future date with the weekday of this day. */
function nextSameWeekday(day: IsoDate, today: IsoDate): IsoDate {
  const later = addDays(day, 7);
  return later > today ? later : nextSameWeekday(later, today);
}

/** Converts the values to a consultation: keeps the input and fills in the rest from the last one. */
export function toConsultation(
  typed: Values,
  { word, last, today }: { word: string; last: Announcement | null; today: IsoDate },
): Values {
  const template = last ? toValues(last) : noValues;
  return {
    kind: 'consultation',
    content: typed.content || word,
    day: typed.day || (last ? dotted(nextSameWeekday(dateOf(last), today)) : ''),
    from: typed.from || template.from,
    to: typed.to || template.to,
    room: typed.room || template.room,
    groups: typed.groups.length > 0 ? typed.groups : template.groups,
  };
}

/** Returns the university's label for a room, however it was typed: "304-5" is "304-5 к.". */
const roomOf = (typed: string, rooms: readonly string[]): string =>
  rooms.find((label) => label === typed || roomShort(label) === roomShort(typed)) ?? typed;

/** Converts the values to a request body. */
export function toRequestBody(
  values: Values,
  { groups, rooms }: { groups: readonly { id: number; name: string }[]; rooms: readonly string[] },
): Writing {
  const day = parseTypedDate(values.day);
  return {
    content: values.content,
    date: day ? dotted(day) : '',
    startTime: typedTime(values.from),
    endTime: typedTime(values.to),
    auditory: values.room === '' ? null : roomOf(values.room, rooms),
    groupIds: values.groups.flatMap((name) => groups.find((group) => group.name === name)?.id ?? []),
  };
}

/** Fields of the call, mapped to those of the form. */
export const fieldOf = {
  date: 'day',
  startTime: 'from',
  endTime: 'to',
  auditory: 'room',
  groupIds: 'groups',
} as const;
