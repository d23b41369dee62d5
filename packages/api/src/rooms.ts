import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { int, optionalLine, optionalProse, resource, text } from './resource.ts';
import { Schedule } from './schedule.ts';
import { Id, IsoDate, listOrPage, pageQuery, SearchText, Time } from './shapes.ts';

/** A room. `buildingNumber.name` reads "3 к.". */
export const Room = z.object({
  id: Id,
  name: z.string(),
  note: z.nullable(z.string()),
  capacity: z.nullable(z.int().check(z.gte(0), z.lte(100_000))),
  auditoryType: z.object({ id: Id, name: z.string(), abbrev: z.string() }),
  buildingNumber: z.object({ id: Id, name: z.string() }),
  department: z.nullable(
    z.object({ idDepartment: Id, abbrev: z.string(), name: z.string(), nameAndAbbrev: z.string() }),
  ),
});
export type Room = z.output<typeof Room>;

export const all = endpoint({
  method: 'GET',
  path: '/api/v1/auditories',
  access: 'anyone',
  summary: 'List the rooms',
  query: z.object(pageQuery),
  reply: listOrPage(Room),
  refusals: {},
  fallbackReason: 'no-data',
  cached: true,
});

export const filter = endpoint({
  method: 'GET',
  path: '/api/v1/auditories/filter',
  access: 'anyone',
  summary: 'Find up to 50 rooms by the beginning of the number, with or without the building',
  query: z.object({ searchValue: z._default(SearchText, '') }),
  reply: z.array(z.object({ name: z.string(), buildingNumber: z.string() })),
  refusals: {},
  fallbackReason: 'no-data',
  example: { query: { searchValue: '1' } },
});

/** A lesson in a room on one day. */
const RoomLesson = z.object({
  start: Time,
  end: Time,
  /** Abbreviations, as in schedules: "БД", "ЛК". */
  subject: z.nullable(z.string()),
  type: z.nullable(z.string()),
  groups: z.array(z.string()),
  /** "Образцов И. Л." */
  educators: z.array(z.string()),
});

/** A room with its day; a free room has no lessons. */
export const RoomDay = z.extend(z.omit(Room, { note: true, department: true }), {
  /** Whether rooms of its type are used for lessons, unlike offices. */
  isForLessons: z.boolean(),
  /** In chronological order. */
  lessons: z.array(RoomLesson),
});
export type RoomDay = z.output<typeof RoomDay>;

export const day = endpoint({
  method: 'GET',
  path: '/api/v1/auditories/day',
  access: 'anyone',
  summary: 'List all rooms with their lessons on a day, to find free ones and until when they are free',
  query: z.object({ date: IsoDate }),
  reply: z.array(RoomDay),
  refusals: {},
  fallbackReason: 'no-data',
  cached: true,
  isExtension: true,
  example: { query: { date: '2026-11-20' } },
});

export const schedule = endpoint({
  method: 'GET',
  path: '/api/v1/auditories/schedule',
  access: 'anyone',
  summary: 'Get the schedule of a room, by its name with the building: "407-5" or "407-5 к."',
  query: z.object({ name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) }),
  reply: z.extend(Schedule, { auditory: Room }),
  refusals: { 404: 'room-not-found' },
  fallbackReason: 'not-loaded',
  cached: true,
  isExtension: true,
});

const building = { name: text(50) };
export const buildings = resource('buildings', 'the buildings', {
  area: 'rooms',
  fields: building,
  edited: building,
  filter: {},
});

const roomType = { name: text(100), abbrev: optionalLine(30) };
export const roomTypes = resource('room-types', 'the room types', {
  area: 'rooms',
  fields: roomType,
  edited: roomType,
  filter: {},
});

const room = {
  name: text(50),
  note: optionalProse(300),
  capacity: z.nullable(int(0, 10_000)),
  typeId: Id,
  buildingId: Id,
  departmentId: z.nullable(Id),
};
export const rooms = resource('rooms', 'the rooms', {
  area: 'rooms',
  fields: room,
  edited: room,
  filter: { buildingId: Id, typeId: Id, departmentId: Id },
});
