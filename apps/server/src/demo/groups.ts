import type { groups as groupsTable } from '../db/tables/groups.ts';
import type { specialities as specialitiesTable } from '../db/tables/specialities.ts';
import type { SpecialityPlan } from './faculties.ts';
import { counter } from './ids.ts';
import type { Random } from './random.ts';
import type { Sizes } from './scale.ts';
import type { Faculty } from './structure.ts';

export interface Speciality {
  id: number;
  plan: SpecialityPlan;
  faculty: Faculty;
  isPartTime: boolean;
  /** 1, or 2 for a master's. */
  degree: 1 | 2;
}

export interface Group {
  id: number;
  name: string;
  course: number;
  size: number;
  speciality: Speciality;
}

/** Groups of one speciality and course that attend lectures together. */
export interface Stream {
  speciality: Speciality;
  course: number;
  groups: readonly Group[];
}

export interface Groups {
  streams: readonly Stream[];
  specialityRows: (typeof specialitiesTable.$inferInsert)[];
  rows: (typeof groupsTable.$inferInsert & { id: number })[];
}

const FULL_TIME = { id: 1, name: 'дневная' };
const PART_TIME = { id: 2, name: 'заочная' };
export const educationForms = [FULL_TIME, PART_TIME];

const COURSES = 4;
/** Number of groups that fit in a lecture hall; larger streams are split. */
const STREAM_GROUPS = 5;
/** The first numbers of a part-time group and of a master's group within their stream. */
const PART_TIME_FROM = 41;
const MASTERS_FROM = 71;

/** Groups of the demo students' speciality even at the smallest size, by course 1–4. */
const ALWAYS = [1, 2, 1, 1];
/** Weights: the first speciality of a faculty is the most popular, and fewer students reach the last course. */
const popularity = [3, 2];
const survival = [1.15, 1.05, 0.95, 0.85];

/** Returns the number of full-time groups by speciality and course, adding up to `total`. */
function shares(specialities: readonly Speciality[], total: number): Map<Speciality, number[]> {
  const counts = new Map(specialities.map((one) => [one, [0, 0, 0, 0]]));
  const [first] = specialities;
  if (first) counts.set(first, [...ALWAYS]);
  const weighted = specialities.flatMap((one) =>
    survival.map((factor, course) => {
      const place = one.faculty.plan.specialities.indexOf(one.plan);
      return { one, course, weight: (popularity[place] ?? 1) * factor };
    }),
  );
  const rest = total - ALWAYS.reduce((sum, count) => sum + count, 0);
  const whole = weighted.reduce((sum, { weight }) => sum + weight, 0);
  // Rounding errors are carried over, so that the sum is exact.
  let due = 0;
  let assignedCount = 0;
  for (const { one, course, weight } of weighted) {
    due += (rest * weight) / whole;
    const here = Math.round(due) - assignedCount;
    assignedCount += here;
    const list = counts.get(one);
    if (list) list[course] = (list[course] ?? 0) + here;
  }
  return counts;
}

const chunks = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

/** Builds the master's speciality of the same field. */
const masterPlan = ({ name, abbrev, code, digit }: SpecialityPlan): SpecialityPlan => ({
  name: `${name} (магистратура)`,
  abbrev: `${abbrev}м`,
  code: code.replace(/^6-05/, '7-06'),
  digit,
});

/** Creates specialities, their groups and streams; the demo students' stream comes first. */
export function buildGroups(faculties: readonly Faculty[], sizes: Sizes, random: Random): Groups {
  const specialityId = counter('specialities');
  const groupId = counter('groups');
  const average = sizes.students / sizes.groups;
  const fullTime = faculties.flatMap((faculty) =>
    faculty.plan.specialities.map(
      (plan): Speciality => ({ id: specialityId(), plan, faculty, isPartTime: false, degree: 1 }),
    ),
  );
  const isLargest = ({ faculty, plan }: Speciality) => faculty.plan.specialities[0] === plan;
  const partTime = fullTime
    .filter(isLargest)
    .slice(0, sizes.partTimeGroups)
    .map((one): Speciality => ({ ...one, id: specialityId(), isPartTime: true }));

  const streamOf = (speciality: Speciality, course: number, count: number): Stream[] => {
    const first = speciality.isPartTime ? PART_TIME_FROM : speciality.degree > 1 ? MASTERS_FROM : 1;
    const prefix = `${6 - course}${speciality.faculty.plan.digits}${speciality.plan.digit}`;
    const groups = Array.from({ length: count }, (_, index) => ({
      id: groupId(),
      name: prefix + String(first + index).padStart(2, '0'),
      course,
      size: Math.max(8, Math.round(average) + random.int(-3, 3)),
      speciality,
    }));
    return chunks(groups, STREAM_GROUPS).map((chunk) => ({ speciality, course, groups: chunk }));
  };

  const counts = shares(fullTime, sizes.groups - sizes.partTimeGroups);
  const streams = [...counts].flatMap(([one, courses]) =>
    courses.flatMap((count, index) => streamOf(one, index + 1, count)),
  );
  const partTimeCounts = partTime.map(() => [0, 0, 0, 0]);
  for (let index = 0; index < sizes.partTimeGroups; index += 1) {
    const list = partTimeCounts[index % partTime.length];
    const course = (index + Math.floor(index / partTime.length)) % COURSES;
    if (list) list[course] = (list[course] ?? 0) + 1;
  }
  const partTimeStreams = partTime.flatMap((one, index) =>
    (partTimeCounts[index] ?? []).flatMap((count, course) => streamOf(one, course + 1, count)),
  );
  const [first] = fullTime;
  // One master's group, to demonstrate the account of a master's student.
  const masters: Speciality | null = first
    ? { ...first, id: specialityId(), plan: masterPlan(first.plan), degree: 2 }
    : null;
  const masterStreams = masters ? streamOf(masters, 1, 1) : [];
  const isDemo = ({ course, speciality }: Stream) => course === 2 && speciality === fullTime[0];
  const ordered = [
    ...streams.filter(isDemo),
    ...streams.filter((stream) => !isDemo(stream)),
    ...partTimeStreams,
    ...masterStreams,
  ];

  return {
    streams: ordered,
    specialityRows: [...fullTime, ...partTime, ...(masters ? [masters] : [])].map(
      ({ id, plan, faculty, isPartTime }) => ({
        id,
        name: plan.name,
        abbrev: plan.abbrev,
        code: plan.code,
        formId: isPartTime ? PART_TIME.id : FULL_TIME.id,
        facultyId: faculty.id,
      }),
    ),
    rows: ordered
      .flatMap(({ groups }) => groups)
      .map(({ id, name, course, size, speciality }) => ({
        id,
        name,
        facultyId: speciality.faculty.id,
        specialityId: speciality.id,
        course,
        degree: speciality.degree,
        size,
      })),
  };
}
