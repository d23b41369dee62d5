import { isTeachingDay, weekNumber } from '@semestr/core/calendar';
import { addDays, type IsoDate, weekday } from '@semestr/core/dates';
import { defaultHolidays } from '@semestr/core/default-holidays';
import type { announcementGroups, announcements } from '../db/tables/announcements.ts';
import { type AnnouncementText, announcementTexts } from './announcement-texts.ts';
import { bells, shiftWeeks } from './bells.ts';
import type { Part } from './blocks.ts';
import type { Hours } from './diary.ts';
import type { Educator } from './employees.ts';
import type { Group } from './groups.ts';
import { counter } from './ids.ts';
import type { Placed } from './planner.ts';
import type { Random } from './random.ts';
import type { Room, Rooms } from './rooms.ts';
import { isInLessons, type Term, workdays } from './terms.ts';
import type { Timetable } from './timetable.ts';

/** Returns whether these days are in the lessons of the term or in the session after them. */
const seasonOf = (term: Term, today: IsoDate): AnnouncementText['when'] =>
  isInLessons(term, addDays(today, 1)) ? 'lessons' : 'session';

export interface Announcements {
  rows: (typeof announcements.$inferInsert)[];
  groupRows: (typeof announcementGroups.$inferInsert)[];
}

const PAST_DAYS = 10;
const COMING_DAYS = 21;
/** Share of announcements before today. */
const PAST_SHARE = 0.2;
/** Number of the demo group's announcements in the coming days. */
const DEMO_COUNT = 4;
const DEMO_DAYS = 8;
/** Educators meet students after the lessons of a day. */
const meetingBells = bells.slice(2, 6);
/** The second announcement of the demo group is an invitation by the demo educator, with a time and a room. */
const isByDemoTeacher = (index: number): boolean => index === DEMO_COUNT;
/** Maximum number of topics tried for a text until one has a time and a room. */
const TRIES = 40;

/** A lesson that its educator announces something about. */
interface Topic {
  part: Part;
  placed: Placed;
  educator: Educator;
}

interface Occasion {
  date: IsoDate;
  start: string | null;
  end: string | null;
  room: Room | null;
}

const topicsOf = ({ plans }: Timetable): Topic[] =>
  plans
    .flatMap(({ placed }) => placed)
    .flatMap((placed) =>
      placed.block.parts.flatMap((part, index) => {
        const educator = placed.choices[index]?.educator;
        return educator && part.chair ? [{ part, placed, educator }] : [];
      }),
    );

/** Finds times and rooms for the events of announcements. */
function occasions({ term, diaries }: Timetable, rooms: Rooms, random: Random) {
  const classes = rooms.all.filter(({ kind }) => kind === 'practice' || kind === 'lecture');
  const roomAt = (hours: Hours, part: Part): Room | null => {
    const people = part.groups.reduce((sum, { size }) => sum + size, 0);
    const free = random
      .shuffle(classes.filter(({ capacity }) => capacity >= people))
      .find((room) => diaries.of(room).isFreeOn(hours, term));
    if (free) diaries.of(free).takeOn(hours);
    return free ?? null;
  };

  /** Finds any time on that day when the educator and a room are free. */
  const meeting = ({ part, educator }: Topic, date: IsoDate): Occasion | null => {
    for (const { start, end } of random.shuffle(meetingBells)) {
      const hours = { date, start, end };
      const isFree = diaries.of(educator).isFreeOn(hours, term);
      const room = isFree ? roomAt(hours, part) : null;
      if (!room) continue;
      diaries.of(educator).takeOn(hours);
      return { ...hours, room };
    }
    return null;
  };

  /** Finds the first occurrence of the lesson from that day on. */
  const lesson = ({ part, placed }: Topic, from: IsoDate, isMoved: boolean): Occasion | null => {
    const bell = bells[placed.pair];
    const weeks = shiftWeeks(part.weeks, placed.shift);
    const date = Array.from({ length: COMING_DAYS }, (_, days) => addDays(from, days)).find(
      (day) =>
        isInLessons(term, day) &&
        isTeachingDay(day, defaultHolidays) &&
        weekday(day) === placed.day + 1 &&
        (weeks & (1 << (weekNumber(day) - 1))) !== 0,
    );
    if (!bell || !date || placed.block.half) return null;
    const room = isMoved ? roomAt({ date, ...bell }, part) : null;
    return isMoved && !room ? null : { date, ...bell, room };
  };

  return (kind: AnnouncementText['kind'], topic: Topic, date: IsoDate): Occasion | null => {
    if (kind === 'news') return { date, start: null, end: null, room: null };
    return kind === 'meeting' ? meeting(topic, date) : lesson(topic, date, kind === 'moved');
  };
}

/** Creates announcements around today, the demo group's first. */
export function writeAnnouncements(
  timetable: Timetable,
  demoGroup: Group,
  teacherId: number,
  rooms: Rooms,
  today: IsoDate,
  count: number,
  random: Random,
): Announcements {
  const id = counter('announcements');
  const isMasters = ({ part }: Topic): boolean => part.groups.some(({ speciality }) => speciality.degree > 1);
  const all = topicsOf(timetable);
  const topics = [...random.shuffle(all.filter((topic) => !isMasters(topic))), ...all.filter(isMasters)];
  const own = topics.filter(({ part }) => part.groups.includes(demoGroup));
  const teachers = own.filter(({ educator }) => educator.id === teacherId);
  const season = seasonOf(timetable.term, today);
  const texts = announcementTexts.filter(({ when }) => when === 'always' || when === season);
  const invitation = texts.find(({ kind, when }) => kind === 'meeting' && when === 'always');
  const occasionOf = occasions(timetable, rooms, random);
  const result: Announcements = { rows: [], groupRows: [] };

  for (let index = 0; index < count; index += 1) {
    const isDemo = index <= DEMO_COUNT;
    const text = isByDemoTeacher(index) ? invitation : isDemo ? texts[index] : random.pick(texts);
    if (!text) continue;
    const candidates = isByDemoTeacher(index) ? teachers : isDemo ? own : topics;
    const fitting = candidates.filter(
      ({ part }) => !text.about || text.about === part.type || isByDemoTeacher(index),
    );
    if (fitting.length === 0) continue;
    const isPast = !isDemo && random.chance(PAST_SHARE);
    const [from, to] = isPast ? [-PAST_DAYS, -1] : [1, isDemo ? DEMO_DAYS : COMING_DAYS];
    const days = workdays(addDays(today, from), addDays(today, to));
    const found = firstOf(TRIES, () => {
      const topic = random.pick(fitting);
      const occasion = occasionOf(text.kind, topic, random.pick(days));
      return occasion && { topic, occasion };
    });
    if (!found) continue;
    const { topic, occasion } = found;
    const { date, start, end, room } = occasion;
    const announcementId = id();
    result.rows.push({
      id: announcementId,
      employeeId: topic.educator.id,
      content: text.text(`«${topic.part.subject.name}»`),
      date,
      startTime: start,
      endTime: end,
      room: room?.label ?? null,
    });
    result.groupRows.push(...topic.part.groups.map(({ id: groupId }) => ({ announcementId, groupId })));
  }
  return result;
}

function firstOf<T>(tries: number, attempt: () => T | null): T | null {
  for (let count = 0; count < tries; count += 1) {
    const result = attempt();
    if (result !== null) return result;
  }
  return null;
}
