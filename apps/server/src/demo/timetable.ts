import type { Placed } from './planner.ts';
import { Planner } from './planner.ts';
import { type Part, planStream, type StreamPlan } from './blocks.ts';
import { Diaries } from './diary.ts';
import type { Employees } from './employees.ts';
import type { Stream } from './groups.ts';
import type { Random } from './random.ts';
import type { Room, RoomKind, Rooms } from './rooms.ts';
import { StaffLoads } from './staff-loads.ts';
import type { Chair } from './structure.ts';
import type { Term } from './terms.ts';

/** A planned term: the lessons and the occupied times. */
export interface Timetable {
  term: Term;
  plans: readonly { plan: StreamPlan; placed: readonly Placed[] }[];
  diaries: Diaries;
}

/** Number of times that every block is removed and put back at its best time. */
const IMPROVEMENTS = 2;
/** More for the demo students' stream, which visitors see. */
const DEMO_IMPROVEMENTS = 8;
const MILITARY_SHARE = 0.15;

/** Finds the rooms that fit a part: a chair's own labs, a hall or classroom that is large enough. */
function roomChooser(rooms: Rooms): (kind: RoomKind, part: Part) => readonly Room[] {
  const byKind = Map.groupBy(rooms.all, ({ kind }) => kind);
  const labs = Map.groupBy(byKind.get('lab') ?? [], ({ departmentId }) => departmentId);
  return (kind, { groups, chair }) => {
    const all = byKind.get(kind) ?? [];
    if (kind === 'lab') return (chair && labs.get(chair.id)) ?? all;
    const people = groups.reduce((sum, { size }) => sum + size, 0);
    return all.filter(({ capacity }) => capacity >= people);
  };
}

/** Plans a term for all full-time streams, in order. */
export function planTerm(
  term: Term,
  streams: readonly Stream[],
  chairs: readonly Chair[],
  rooms: Rooms,
  employees: Employees,
  random: Random,
): Timetable {
  const diaries = new Diaries();
  const staffing = new StaffLoads(employees.staffOf);
  const planner = new Planner(diaries, roomChooser(rooms), random);
  const plans = streams.map((stream, index) => {
    const isDemo = index === 0;
    const mayBeMilitary = stream.course === 2 || stream.course === 3;
    const isMilitary = isDemo || (mayBeMilitary && random.chance(MILITARY_SHARE));
    const plan = planStream(stream, term, isMilitary, { chairs, staffing, random });
    let placed = plan.blocks.map((block) => planner.place(block)).filter((one) => one !== null);
    for (let pass = 0; pass < (isDemo ? DEMO_IMPROVEMENTS : IMPROVEMENTS); pass += 1)
      placed = random.shuffle(placed).flatMap((one) => {
        planner.remove(one);
        return planner.place(one.block, true) ?? [];
      });
    return { plan, placed };
  });
  return { term, plans, diaries };
}
