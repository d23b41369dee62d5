import { weekNumber } from '@semestr/core/calendar';
import { type IsoDate, minutesOf, weekday } from '@semestr/core/dates';
import { bells, DAYS, PAIRS } from './bells.ts';
import { isInLessons, type Term } from './terms.ts';

/** A period on one day. */
export interface Hours {
  date: IsoDate;
  start: string;
  end: string;
}

const cell = (day: number, pair: number): number => day * PAIRS + pair;
const overlaps = (a: { start: string; end: string }, b: { start: string; end: string }): boolean =>
  minutesOf(a.start) < minutesOf(b.end) && minutesOf(b.start) < minutesOf(a.end);

/** The times at which an educator or a room is occupied during one term, to prevent double bookings. */
export class Diary {
  /** Occupied weeks for every day and pair. */
  readonly #weekly = new Uint8Array(DAYS * PAIRS);
  readonly #dated = new Map<IsoDate, Hours[]>();

  isFree(day: number, pair: number, weeks: number): boolean {
    return ((this.#weekly[cell(day, pair)] ?? 0) & weeks) === 0;
  }

  take(day: number, pair: number, weeks: number): void {
    this.#weekly[cell(day, pair)] = (this.#weekly[cell(day, pair)] ?? 0) | weeks;
  }

  release(day: number, pair: number, weeks: number): void {
    this.#weekly[cell(day, pair)] = (this.#weekly[cell(day, pair)] ?? 0) & ~weeks;
  }

  /** Checks a single date; lessons of the weekly plan count while they run. */
  isFreeOn(hours: Hours, term: Term): boolean {
    if ((this.#dated.get(hours.date) ?? []).some((other) => overlaps(other, hours))) return false;
    const day = weekday(hours.date) - 1;
    if (day >= DAYS || !isInLessons(term, hours.date)) return day < DAYS;
    const week = 1 << (weekNumber(hours.date) - 1);
    return bells.every((bell, pair) => !overlaps(bell, hours) || this.isFree(day, pair, week));
  }

  takeOn(hours: Hours): void {
    this.#dated.set(hours.date, [...(this.#dated.get(hours.date) ?? []), hours]);
  }
}

/** The diaries of a term, by their owners. */
export class Diaries {
  readonly #all = new Map<object, Diary>();

  of(owner: object): Diary {
    const existing = this.#all.get(owner);
    if (existing) return existing;
    const diary = new Diary();
    this.#all.set(owner, diary);
    return diary;
  }
}
