import { DAYS, EVERY_WEEK, PAIRS, shiftWeeks } from './bells.ts';
import type { Block, Part } from './blocks.ts';
import { costOfDay } from './comfort.ts';
import type { Diaries } from './diary.ts';
import type { Educator } from './employees.ts';
import type { Group } from './groups.ts';
import type { Random } from './random.ts';
import type { Room, RoomKind } from './rooms.ts';

/** Educator and room of a part of a block. */
export interface Choice {
  educator: Educator | null;
  room: Room | null;
}

/** A block with its time in the week. */
export interface Placed {
  block: Block;
  day: number;
  pair: number;
  /** Number of weeks by which the block's pattern was shifted. */
  shift: number;
  /** One per part. */
  choices: readonly Choice[];
}

type Spot = Pick<Placed, 'day' | 'pair' | 'shift'>;

interface Place extends Spot {
  /** Cost of this time for the groups' days. */
  cost: number;
}

const WEEKS = 4;
const HALVES = 2;
/** Penalties for a subject twice a day, for a day of lectures only, and for sport twice a day. */
const SAME_SUBJECT = 2;
const SAME_KIND = 4;
const MAX_LECTURES = 2;
const SAME_SPORT = 30;
const STAYS_AT_HOME = 0.75;

const patternShifts = ({ parts }: Block): number[] => {
  if (parts.every(({ weeks }) => weeks === EVERY_WEEK)) return [0];
  return parts.every(({ weeks }) => shiftWeeks(weeks, 2) === weeks) ? [0, 1] : [0, 1, 2, 3];
};

const halvesOf = ({ subgroup }: Part): readonly number[] => (subgroup === 0 ? [0, 1] : [subgroup - 1]);

/** Finds times, educators and rooms for a term's blocks. */
export class Planner {
  /** Per group, for both subgroups, each week and day: the occupied pairs, as bits. */
  readonly #weeks = new Map<Group, Uint8Array>();
  readonly #sameDay = new Map<string, number>();
  readonly #diaries: Diaries;
  readonly #roomsFor: (kind: RoomKind, part: Part) => readonly Room[];
  readonly #random: Random;

  constructor(diaries: Diaries, roomsFor: (kind: RoomKind, part: Part) => readonly Room[], random: Random) {
    this.#diaries = diaries;
    this.#roomsFor = roomsFor;
    this.#random = random;
  }

  /** Finds the best time for the block; null when the week has none. */
  place(block: Block, isFinal = false): Placed | null {
    const jitter = isFinal ? 0 : 0.8;
    const ways = block.parts.map((part) => this.#rooms(part));
    const places = this.#places(block, jitter).toSorted((a, b) => a.cost - b.cost);
    // The preferred educator is tried at every time first, colleagues only afterwards.
    for (const colleagues of [1, 8])
      for (const place of places) {
        const choices = this.#choose(block, place, ways, colleagues);
        if (!choices) continue;
        this.#mark(block, place, 1);
        return { block, ...place, choices };
      }
    return null;
  }

  remove(placed: Placed): void {
    this.#mark(placed.block, placed, -1);
    placed.choices.forEach((choice, index) => this.#release(placed.block, index, placed, choice));
  }

  /**
   * Returns the rooms for a part in the order in which they are tried: usually those of the faculty's building first.
   */
  #rooms(part: Part): Room[] {
    if (!part.room) return [];
    const rooms = this.#roomsFor(part.room, part);
    const from = this.#random.int(0, Math.max(0, rooms.length - 1));
    const turned = [...rooms.slice(from), ...rooms.slice(0, from)];
    const home = part.groups[0]?.speciality.faculty.plan.building;
    if (!this.#random.chance(STAYS_AT_HOME)) return turned;
    return [
      ...turned.filter(({ building }) => building === home),
      ...turned.filter(({ building }) => building !== home),
    ];
  }

  #places(block: Block, jitter: number): Place[] {
    const { at, length } = block;
    const shifts = patternShifts(block);
    const places: Place[] = [];
    for (let day = at?.day ?? 0; day < (at ? at.day + 1 : DAYS); day += 1) {
      const repeats = this.#repeats(block, day);
      for (let pair = at?.pair ?? 0; pair < (at ? at.pair + 1 : PAIRS + 1 - length); pair += 1)
        for (const shift of shifts) {
          const cost = this.#cost(block, { day, pair, shift });
          if (cost < Infinity)
            places.push({ day, pair, shift, cost: cost + repeats + this.#random.next() * jitter });
        }
    }
    return places;
  }

  /** Returns the cost added to the groups' days; infinite when one of the groups is not free. */
  #cost(block: Block, { day, pair, shift }: Spot): number {
    const bits = ((1 << block.length) - 1) << pair;
    let cost = 0;
    let groups = 0;
    for (const part of block.parts) {
      const weeks = shiftWeeks(part.weeks, shift);
      groups = Math.max(groups, part.groups.length);
      for (const group of part.groups) {
        const occupied = this.#weekOf(group);
        for (const half of halvesOf(part))
          for (let week = 0; week < WEEKS; week += 1) {
            if ((weeks & (1 << week)) === 0) continue;
            const before = occupied[(half * WEEKS + week) * DAYS + day] ?? 0;
            if ((before & bits) !== 0) return Infinity;
            cost += costOfDay(before | bits, day, group) - costOfDay(before, day, group);
          }
      }
    }
    return cost / (groups * HALVES);
  }

  /** Returns the penalty for repetitions on this day for these groups. */
  #repeats({ parts }: Block, day: number): number {
    const countOf = (key: string): number => this.#sameDay.get(key) ?? 0;
    const isSport = parts.every(({ chair }) => chair === null);
    const subjects = parts.reduce((sum, part) => sum + countOf(subjectKey(part, day)), 0);
    const lectures = parts
      .filter(({ type }) => type === 'ЛК')
      .reduce((sum, part) => sum + Math.max(0, countOf(kindKey(part, day)) + 1 - MAX_LECTURES), 0);
    return subjects * (isSport ? SAME_SPORT : SAME_SUBJECT) + lectures * SAME_KIND;
  }

  #mark(block: Block, { day, pair, shift }: Spot, sign: 1 | -1): void {
    const bits = ((1 << block.length) - 1) << pair;
    for (const part of block.parts) {
      const weeks = shiftWeeks(part.weeks, shift);
      for (const key of [subjectKey(part, day), kindKey(part, day)])
        this.#sameDay.set(key, (this.#sameDay.get(key) ?? 0) + sign);
      for (const group of part.groups) {
        const occupied = this.#weekOf(group);
        for (const half of halvesOf(part))
          for (let week = 0; week < WEEKS; week += 1) {
            if ((weeks & (1 << week)) === 0) continue;
            const index = (half * WEEKS + week) * DAYS + day;
            occupied[index] = sign === 1 ? (occupied[index] ?? 0) | bits : (occupied[index] ?? 0) & ~bits;
          }
      }
    }
  }

  /** Reserves an educator and a room for every part, or nothing. */
  #choose(block: Block, place: Place, ways: readonly Room[][], colleagues: number): Choice[] | null {
    const choices: Choice[] = [];
    for (const [index, part] of block.parts.entries()) {
      const weeks = shiftWeeks(part.weeks, place.shift);
      const isFree = (owner: object) =>
        pairsOf(block, place).every((pair) => this.#diaries.of(owner).isFree(place.day, pair, weeks));
      const educator = part.educators.slice(0, colleagues).find(isFree) ?? null;
      const room = ways[index]?.find(isFree) ?? null;
      if ((part.educators.length > 0 && !educator) || (part.room && !room)) {
        choices.forEach((choice, done) => this.#release(block, done, place, choice));
        return null;
      }
      for (const owner of ownersOf({ educator, room }))
        for (const pair of pairsOf(block, place)) this.#diaries.of(owner).take(place.day, pair, weeks);
      choices.push({ educator, room });
    }
    return choices;
  }

  #release(block: Block, index: number, at: Spot, choice: Choice | undefined): void {
    const part = block.parts[index];
    if (!part || !choice) return;
    for (const owner of ownersOf(choice))
      for (const pair of pairsOf(block, at))
        this.#diaries.of(owner).release(at.day, pair, shiftWeeks(part.weeks, at.shift));
  }

  #weekOf(group: Group): Uint8Array {
    const existing = this.#weeks.get(group);
    if (existing) return existing;
    const fresh = new Uint8Array(HALVES * WEEKS * DAYS);
    this.#weeks.set(group, fresh);
    return fresh;
  }
}

const pairsOf = ({ length }: Block, { pair }: Spot): number[] =>
  Array.from({ length }, (_, next) => pair + next);

const ownersOf = ({ educator, room }: Choice): object[] => [educator, room].filter((owner) => owner !== null);

const subjectKey = ({ groups, subject }: Part, day: number): string =>
  `${groups[0]?.id}:${day}:${subject.abbrev}`;
const kindKey = ({ groups, type }: Part, day: number): string => `${groups[0]?.id}:${day}:${type}`;
