import { day, type Room, schedule } from '@semestr/api/rooms';
import type { IsoDate } from '@semestr/core/dates';
import { buildingShort, roomLabel, roomShort } from '@semestr/core/room-names';
import { queryOrNull } from '../../client/query.ts';

/** Query for all rooms with their lessons on a day; null for a provider that does not support it. */
export const roomsOn = (date: IsoDate) => queryOrNull(day, { query: { date } });

/** Query for the schedule of a room by its name, "407-5"; null when there is no such room. */
export const roomScheduleOf = (name: string) => queryOrNull(schedule, { query: { name } });

type Named = Pick<Room, 'name' | 'buildingNumber'>;

/** Returns a room's name as in the address of its page: "407-5". */
export const roomName = ({ name, buildingNumber }: Named): string =>
  roomShort(roomLabel(name, buildingNumber.name));

/** Returns the short name of a building, "5"; without a number, its full name. */
export const buildingName = ({ buildingNumber }: Named): string => buildingShort(buildingNumber.name);
