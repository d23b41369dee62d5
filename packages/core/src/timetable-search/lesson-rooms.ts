import type { Planned } from '../planned.ts';
import { roomKey } from '../room-names.ts';
import type { SearchRoom } from './problem.ts';

/** A room of the university. */
export interface RoomForLessons {
  label: string;
  /** Null when it is not stored. */
  seats: number | null;
  /** Lessons keep to rooms of one type. */
  type: string;
}

/** Seats of a room without a number of seats, which is never too small. */
const ENOUGH = 100_000;

/** Collects the rooms of a problem, with further ones for lessons that take place elsewhere. */
export class RoomList {
  readonly rooms: SearchRoom[];
  private readonly stored: readonly RoomForLessons[];
  private readonly indexes: ReadonlyMap<string, number>;

  constructor(stored: readonly RoomForLessons[]) {
    this.stored = stored;
    this.rooms = stored.map(({ label, seats }) => ({ id: label, seats: seats ?? ENOUGH }));
    this.indexes = new Map(stored.map(({ label }, index) => [roomKey(label), index]));
  }

  /** Returns the stored rooms of a lesson. */
  of({ rooms }: Planned): number[] {
    return rooms.flatMap((label) => this.indexes.get(roomKey(label)) ?? []);
  }

  /** Returns the rooms that may replace one. */
  ofType(room: number): number[] {
    const type = this.stored[room]?.type;
    return this.stored.flatMap((one, index) => (one.type === type ? [index] : []));
  }

  /** Adds a room that only one series uses, so that lessons without a stored room never take one from each other. */
  addElsewhere(): number {
    return this.rooms.push({ id: '', seats: ENOUGH }) - 1;
  }
}
