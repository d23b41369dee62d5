import type { Client } from '@semestr/api/client';
import { byDate, type DayLesson } from '@semestr/api/journal';
import type { IsoDate } from '@semestr/core/dates';
import { type Failure, failure } from '../../io/failure.ts';
import { texts } from './texts.ts';

const noLesson = (date: IsoDate, id: string): Failure => failure(texts, (t) => t('noLesson', { id, date }));

/** Loads the lessons of the user's own group on a day, or the one with this id. */
export async function lessonsOf(client: Client, date: IsoDate, id?: string): Promise<DayLesson[]> {
  const { lessons } = await client.call(byDate, { query: { date } });
  const found = id === undefined ? lessons : lessons.filter((lesson) => lesson.id === Number(id));
  if (id !== undefined && found.length === 0) throw noLesson(date, id);
  return found;
}

/** Loads one lesson of a day. */
export async function lessonOf(client: Client, date: IsoDate, id: string): Promise<DayLesson> {
  const [lesson] = await lessonsOf(client, date, id);
  if (!lesson) throw noLesson(date, id);
  return lesson;
}
