import type { Control } from '@semestr/core/disciplines';
import { disciplines } from '../db/tables/disciplines.ts';
import { curriculum, type Family, semestersOf } from './curricula.ts';
import { familyNamed } from './faculties.ts';
import type { Area } from './area-input.ts';
import { insertAll } from './rows.ts';
import { physicalEducation, type Subject } from './subjects.ts';

const SEMESTERS_WITH_SPORT = 6;
const HOURS_A_CREDIT = 36;

/** From the third to the seventh semester one of the exams includes a term paper. */
const papers = { from: 3, to: 7 };
const PAPER_HOURS = 40;

/** Families that have a separate plan for students from abroad in their first years. */
const foreignFamilies: ReadonlySet<Family> = new Set(['software', 'economics', 'management']);
const FOREIGN_SEMESTERS = 4;
const russian = { abbrev: 'РКИ', name: 'Русский язык как иностранный' };

interface Line {
  abbrev: string;
  name: string;
  hours: number;
  credits: number | null;
  control: Control;
}

/** Builds a line of the plan: lessons and homework in whole weeks of six hours; preparing for an exam takes longer. */
function line({ abbrev, name, lectures, practices, labs }: Subject, control: Control): Line {
  const own = control === 'Экзамен' ? 44 : 20;
  const hours = Math.round(((lectures + practices + labs) * 8 + own) / 6) * 6;
  return { abbrev, name, hours, control, credits: Math.round(hours / HOURS_A_CREDIT) };
}

/** Half of the subjects without an exam end with a graded credit. */
const creditOf = ({ abbrev, labs }: Subject): Control =>
  (abbrev.length + labs) % 2 === 0 ? 'Диф.зачет' : 'Зачет';

/** Returns the plan of a family for one semester. */
function plan(family: Family, semester: number, degree: number): Line[] {
  const { subjects, exams } = curriculum(family, semester, degree);
  const lines = subjects.map((subject) =>
    line(subject, exams.includes(subject) ? 'Экзамен' : creditOf(subject)),
  );
  const [subject] = exams;
  if (degree === 1 && subject && semester >= papers.from && semester <= papers.to)
    lines.push({ ...line(subject, 'Курс. работа'), hours: PAPER_HOURS, credits: 1 });
  if (degree === 1 && semester <= SEMESTERS_WITH_SPORT)
    lines.push({ ...line(physicalEducation, 'Зачет'), hours: 68, credits: null });
  return lines;
}

const forForeigners = (lines: readonly Line[]): Line[] =>
  lines.map((one) => (one.abbrev === 'ИнЯз' ? { ...one, ...russian } : one));

/** Creates the study plans of all specialities. */
export const fillDisciplines: Area = async ({ tx, made }) => {
  const families = new Map(made.faculties.map(({ id, abbrev }) => [id, familyNamed(abbrev)]));
  const degrees = new Map(made.groups.map(({ specialityId, degree }) => [specialityId, degree]));
  const rows = made.specialities.flatMap(({ id: specialityId = 0, facultyId }) => {
    const family = families.get(facultyId) ?? 'software';
    const degree = degrees.get(specialityId) ?? 1;
    const isForeign = degree === 1 && foreignFamilies.has(family);
    return Array.from({ length: semestersOf(degree) }, (_, index) => index + 1).flatMap((semester) => {
      const lines = plan(family, semester, degree);
      const foreign = isForeign && semester <= FOREIGN_SEMESTERS ? forForeigners(lines) : [];
      return [
        ...lines.map((one) => ({ ...one, specialityId, semester, isForeign: false })),
        ...foreign.map((one) => ({ ...one, specialityId, semester, isForeign: true })),
      ];
    });
  });
  await insertAll(tx, disciplines, rows);
};
