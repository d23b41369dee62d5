import type { departments as departmentsTable } from '../db/tables/departments.ts';
import type { faculties as facultiesTable } from '../db/tables/faculties.ts';
import { type ChairPlan, type FacultyPlan, faculties, type OfficePlan, offices } from './faculties.ts';
import { counter } from './ids.ts';
import type { Sizes } from './scale.ts';
import type { Subject } from './subjects.ts';
import { transliterate } from '@semestr/core/transliterate';
import { makeUnique } from './unique-texts.ts';

export interface Faculty {
  id: number;
  plan: FacultyPlan;
  deansOfficeId: number;
}

export interface Chair {
  /** Id of the department. */
  id: number;
  plan: ChairPlan;
  faculty: Faculty;
}

export interface Office {
  id: number;
  plan: OfficePlan;
}

export interface Structure {
  faculties: readonly Faculty[];
  chairs: readonly Chair[];
  offices: readonly Office[];
  facultyRows: (typeof facultiesTable.$inferInsert)[];
  departmentRows: (typeof departmentsTable.$inferInsert)[];
}

/** With fewer employees, only the first offices are staffed. */
const ALL_OFFICES_FROM = 100;
const SMALL_OFFICES = 4;

/** Faculties have codes from "11" on; their dean's office is the first below, the chairs follow. */
const FIRST_FACULTY_CODE = 11;

/** Chooses chairs: those of every university, then the first of each faculty, the second of each, … */
function chosenChairs(plans: readonly FacultyPlan[], count: number): [ChairPlan, FacultyPlan][] {
  const home = (plan: FacultyPlan): FacultyPlan => (plans.includes(plan) ? plan : (plans[0] ?? plan));
  const all = faculties.flatMap((faculty) =>
    faculty.chairs.map((plan, level) => ({
      plan,
      faculty: home(faculty),
      level,
      own: home(faculty) === faculty,
    })),
  );
  const general = all.filter(({ plan }) => plan.isGeneral);
  const others = all
    .filter(({ plan, own }) => !plan.isGeneral && own)
    .toSorted((a, b) => a.level - b.level)
    .slice(0, Math.max(0, count - general.length));
  const chosen = new Set([...general, ...others]);
  return all.filter((one) => chosen.has(one)).map(({ plan, faculty }) => [plan, faculty]);
}

/** «Факультет связи» → «факультета связи», «Строительный факультет» → «строительного факультета». */
const genitive = (faculty: string): string =>
  faculty
    .toLowerCase()
    .replace(/^факультет/, 'факультета')
    .replace(/[иы]й факультет$/, 'ого факультета');

/** Builds the tree of departments: offices and faculties at the top, dean's offices and chairs below their faculty. */
export function buildStructure(sizes: Sizes): Structure {
  const departmentId = counter('departments');
  const facultyId = counter('faculties');
  const url = makeUnique();
  const departmentRows: Structure['departmentRows'] = [];
  const department = (row: Omit<Structure['departmentRows'][number], 'id' | 'urlId'>): number => {
    const id = departmentId();
    departmentRows.push({ ...row, id, urlId: url(transliterate(row.abbrev)) });
    return id;
  };

  const officeIds = new Map<string, number>();
  const builtOffices = offices
    .slice(0, sizes.employees < ALL_OFFICES_FROM ? SMALL_OFFICES : undefined)
    .map((plan) => {
      const parentId = officeIds.get(plan.code.slice(0, plan.code.lastIndexOf('.'))) ?? null;
      const type = plan.code === '1' ? 1 : 5;
      const id = department({ parentId, type, name: plan.name, abbrev: plan.abbrev, code: plan.code });
      officeIds.set(plan.code, id);
      return { id, plan };
    });

  const plans = faculties.slice(0, sizes.faculties);
  const chairPlans = chosenChairs(plans, sizes.chairs);
  const chairs: Chair[] = [];
  const builtFaculties = plans.map((plan, index) => {
    const code = String(FIRST_FACULTY_CODE + index);
    const parentId = department({ type: 2, name: plan.name, abbrev: plan.abbrev, code });
    const deansOfficeId = department({
      parentId,
      type: 4,
      name: `Деканат ${genitive(plan.name)}`,
      abbrev: `Деканат ${plan.abbrev}`,
      code: `${code}.1`,
    });
    const faculty: Faculty = { id: facultyId(), plan, deansOfficeId };
    for (const [chair] of chairPlans.filter(([, owner]) => owner === plan)) {
      const place = chairs.filter((other) => other.faculty === faculty).length + 2;
      const row = { parentId, type: 3, name: `Кафедра ${chair.of}`, abbrev: chair.abbrev } as const;
      chairs.push({ id: department({ ...row, code: `${code}.${place}` }), plan: chair, faculty });
    }
    return faculty;
  });

  return {
    faculties: builtFaculties,
    chairs,
    offices: builtOffices,
    facultyRows: builtFaculties.map(({ id, plan }) => ({ id, name: plan.name, abbrev: plan.abbrev })),
    departmentRows,
  };
}

/**
 * Finds the chair that teaches a subject to a faculty: preferably one of the faculty, otherwise any. In a small
 * university that has no chair for the subject, returns the faculty's first.
 */
export function chairOf(chairs: readonly Chair[], subject: Subject, faculty: Faculty): Chair {
  const { area } = subject;
  const able = chairs.filter(({ plan }) => area !== null && plan.areas.includes(area));
  const own = able.filter((chair) => chair.faculty === faculty);
  const fallback = chairs.filter((chair) => chair.faculty === faculty);
  const candidates = [own, able, fallback].find((list) => list.length > 0) ?? chairs;
  // Several chairs of one area share its subjects; the assignment is stable.
  const spread = Array.from(subject.abbrev).reduce((sum, letter) => sum + letter.charCodeAt(0), faculty.id);
  const chair = candidates[spread % candidates.length];
  if (!chair) throw new Error(`No chair teaches ${subject.name}`);
  return chair;
}
