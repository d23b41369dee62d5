import type { RoomDay } from '@semestr/api/rooms';
import type { Bell } from '@semestr/core/bells';
import { inOrder, type IsoDate } from '@semestr/core/dates';
import { type RoomState, roomState, type Span } from '@semestr/core/rooms';
import type { Moment } from '../../hydration/now.ts';
import type { RoomSearch } from './address.ts';

/** The selected time with its label. */
export type SelectedTime =
  | { kind: 'now'; span: Span }
  | { kind: 'time'; span: Span }
  | { kind: 'pair'; pair: number; span: Span };

/** Time to use on another day without bells. */
const NOON = '12:00';

/**
 * Returns the selected time. Uses the first pair on a day other than today, which has no current time, and for a pair
 * that the day does not have.
 * @param bells those of the day
 */
export function selectedTime(
  { date, at }: RoomSearch,
  { today, time }: Moment,
  bells: readonly Bell[],
): SelectedTime {
  const moment = (text: string): Span => ({ from: text, to: text });
  if (typeof at === 'string') return { kind: 'time', span: moment(at) };
  const chosen = bells.find(({ number }) => number === at);
  if (!chosen && time !== null && (date ?? today) === today) return { kind: 'now', span: moment(time) };
  const bell = chosen ?? bells[0];
  if (!bell) return { kind: 'time', span: moment(NOON) };
  return { kind: 'pair', pair: bell.number, span: { from: bell.start, to: bell.end } };
}

/** A room and its state at the selected time. */
export interface RoomView {
  room: RoomDay;
  state: RoomState<RoomDay['lessons'][number]>;
}

/** The rooms of a building. */
export interface Building {
  id: number;
  rooms: readonly RoomView[];
}

const isMatching =
  ({ building, type, seats }: RoomSearch) =>
  (room: RoomDay): boolean =>
    (building === null || room.buildingNumber.id === building) &&
    (type === null ? room.isForLessons : room.auditoryType.id === type) &&
    (seats === 0 || (room.capacity ?? 0) >= seats);

/** Finds the matching rooms by building, free ones first, with the numbers of matching and free rooms. */
export function findRooms(rooms: readonly RoomDay[], wanted: RoomSearch, span: Span) {
  const fitting = rooms
    .filter(isMatching(wanted))
    .map((room): RoomView => ({ room, state: roomState(room.lessons, span) }));
  const visible = fitting
    .filter(({ state }) => wanted.taken || state.kind === 'free')
    .toSorted((a, b) => inOrder(a.state.kind, b.state.kind));
  const buildings = Map.groupBy(visible, ({ room }) => room.buildingNumber.id);
  return {
    buildings: [...buildings]
      .map(([id, own]): Building => ({ id, rooms: own }))
      .toSorted((a, b) => inOrder(nameIn(a), nameIn(b))),
    total: fitting.length,
    free: fitting.filter(({ state }) => state.kind === 'free').length,
  };
}

const nameIn = ({ rooms: [first] }: Building): string => first?.room.buildingNumber.name ?? '';

interface Option {
  id: number;
  name: string;
}

const distinct = (options: readonly Option[]): Option[] =>
  [...new Map(options.map((option) => [option.id, option])).values()].toSorted((a, b) =>
    a.name.localeCompare(b.name),
  );

export const buildingsOf = (rooms: readonly RoomDay[]): Option[] =>
  distinct(rooms.map(({ buildingNumber }) => buildingNumber));

export const typesOf = (rooms: readonly RoomDay[]): Option[] =>
  distinct(rooms.map(({ auditoryType: { id, name } }) => ({ id, name })));

/** Returns the selected date. */
export const dateOf = ({ date }: RoomSearch, today: IsoDate): IsoDate => date ?? today;
