import { day, type Room, schedule } from '@semestr/api/rooms';
import type { IsoDate } from '@semestr/core/dates';
import { buildingShort, roomLabel, roomShort } from '@semestr/core/room-names';
import { ask, askOrNull } from '../../query.ts';

/** Every room with what takes place in it on a day. */
export const roomsOn = (date: IsoDate) => ask(day, { query: { date } });

/** The schedule of a room by its address, "407-5"; null where there is no such room. */
export const roomScheduleOf = (name: string) => askOrNull(schedule, { query: { name } });

type Named = Pick<Room, 'name' | 'buildingNumber'>;

/** "407-5", as in the address of its page. */
export const roomName = ({ name, buildingNumber }: Named): string =>
  roomShort(roomLabel(name, buildingNumber.name));

/** "5"; a building that is no number keeps its name. */
export const buildingName = ({ buildingNumber }: Named): string => buildingShort(buildingNumber.name);
