import type { rooms } from '../db/tables/rooms.ts';
import { counter } from './ids.ts';
import type { Random } from './random.ts';
import type { Chair, Faculty, Structure } from './structure.ts';

export type RoomKind = 'lecture' | 'practice' | 'lab' | 'office';

export interface Room {
  id: number;
  /** "512". */
  name: string;
  building: number;
  /** "512-4 к.", as in lessons. */
  label: string;
  kind: RoomKind;
  capacity: number;
  /** Department of the room; null when all use it. */
  departmentId: number | null;
}

export interface Rooms {
  all: readonly Room[];
  officesOf: (departmentId: number) => readonly Room[];
  rows: (typeof rooms.$inferInsert)[];
}

const kinds = {
  lecture: { id: 1, name: 'лекционная аудитория', abbrev: 'лк' },
  practice: { id: 2, name: 'практические занятия', abbrev: 'пз' },
  lab: { id: 3, name: 'лабораторные занятия', abbrev: 'лб' },
  office: { id: 4, name: 'рабочий кабинет', abbrev: 'рк' },
} as const satisfies Record<RoomKind, object>;
export const roomTypes = Object.values(kinds);

export const buildings: readonly { name: string; address: string }[] = [
  { name: '1 к.', address: 'ул. Академическая, 2' },
  { name: '2 к.', address: 'ул. Академическая, 4' },
  { name: '3 к.', address: 'ул. Садовая, 11' },
  { name: '4 к.', address: 'ул. Садовая, 15' },
  { name: '5 к.', address: 'проспект Науки, 30' },
];

/** Building of the administration. */
const MAIN_BUILDING = 1;
const GROUPS_PER_HALL = 7;
const GROUPS_PER_CLASS = 3;
const FLOORS = 7;

/**
 * Creates rooms for the given number of groups: halls and classrooms in any building, labs and offices in the
 * faculty's.
 */
export function buildRooms(structure: Structure, groups: number, largest: number, random: Random): Rooms {
  const id = counter('rooms');
  const usedNumbers = new Set<string>();
  const all: Room[] = [];

  const number = (kind: RoomKind, building: number): string => {
    for (;;) {
      const floor = kind === 'lecture' ? random.int(1, 4) : random.int(1, FLOORS);
      const letter = random.chance(0.08) ? random.pick(['а', 'б']) : '';
      const name = `${floor}${String(random.int(1, 36)).padStart(2, '0')}${letter}`;
      if (usedNumbers.has(`${name}-${building}`)) continue;
      usedNumbers.add(`${name}-${building}`);
      return name;
    }
  };
  const add = (kind: RoomKind, building: number, capacity: number, departmentId: number | null): void => {
    const name = number(kind, building);
    const label = `${name}-${buildings[building - 1]?.name}`;
    all.push({ id: id(), name, building, label, kind, capacity, departmentId });
  };
  const times = (count: number, act: (index: number) => void): void => {
    for (let index = 0; index < count; index += 1) act(index);
  };
  const anywhere = (index: number) => (index % buildings.length) + 1;

  const halls = Math.ceil(groups / GROUPS_PER_HALL) + 4;
  // Halls of every size, among them enough for the largest stream.
  times(halls, (index) => {
    const capacity = index % 2 === 0 ? Math.ceil((largest * 1.1) / 10) * 10 : random.int(5, 9) * 10;
    add('lecture', anywhere(index), capacity, null);
  });
  times(Math.ceil(groups / GROUPS_PER_CLASS) + 6, (index) =>
    add('practice', anywhere(index), random.int(16, 18) * 2, null),
  );

  const place = (owner: { faculty: Faculty }) => owner.faculty.plan.building;
  const labs = Math.max(3, Math.ceil(groups / (1.5 * structure.chairs.length)));
  const furnish = (chair: Chair): void => {
    times(labs, () => add('lab', place(chair), random.int(7, 8) * 2, chair.id));
    times(5, () => add('office', place(chair), random.int(2, 6), chair.id));
  };
  structure.chairs.forEach(furnish);
  for (const faculty of structure.faculties)
    times(2, () => add('office', faculty.plan.building, 4, faculty.deansOfficeId));
  for (const office of structure.offices) times(2, () => add('office', MAIN_BUILDING, 4, office.id));

  return {
    all,
    officesOf: (departmentId) =>
      all.filter((room) => room.kind === 'office' && room.departmentId === departmentId),
    rows: all.map(({ id: roomId, name, building, kind, capacity, departmentId }) => ({
      id: roomId,
      name,
      capacity,
      typeId: kinds[kind].id,
      buildingId: building,
      departmentId,
    })),
  };
}
