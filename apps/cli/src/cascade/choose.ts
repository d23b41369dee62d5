import type { Client } from '@semestr/api/client';
import * as disciplines from '@semestr/api/disciplines';
import type { Reply } from '@semestr/api/endpoint';
import { all as allFaculties, type Faculty } from '@semestr/api/faculties';
import { rowsOf } from '@semestr/api/rows';
import { failure } from '../io/failure.ts';
import { printable } from '../io/output.ts';
import { texts } from './texts.ts';

type Speciality = Reply<typeof disciplines.specialities>[number];

const isSame = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** Formats the choices as indented lines below a sentence. */
const linesBelow = (choices: readonly Speciality[]): string =>
  choices.map(({ text }) => `\n  ${printable(text)}`).join('');

/** Finds a faculty by its abbreviation, ignoring case; rejects an unknown one with a list of the existing faculties. */
export async function facultyOf(client: Client, name: string): Promise<Faculty> {
  const faculties = rowsOf(await client.call(allFaculties, { query: {} }));
  const found = faculties.find(({ abbrev }) => isSame(abbrev, name));
  const names = faculties.map(({ abbrev }) => printable(abbrev)).join(', ');
  if (!found) throw failure(texts, (t) => t('noFaculty', { name, names }));
  return found;
}

/**
 * Whether a name matches a speciality: "(6-05-0612-03) СУИ (1 ступень дневная)" matches in full, by its code or by
 * "СУИ".
 */
const matchesSpeciality = (text: string, name: string): boolean =>
  isSame(text, name) || text.split(/[()]/).some((part) => isSame(part, name));

/** Finds a speciality of a faculty by its name; rejects an unknown or ambiguous name with a list of the choices. */
export async function specialityOf(client: Client, faculty: Faculty, name: string): Promise<Speciality> {
  const query = { facultyId: String(faculty.id) };
  const choices = await client.call(disciplines.specialities, { query });
  const meant = choices.filter(({ text }) => matchesSpeciality(text, name));
  const [found, second] = meant;
  if (!found) throw failure(texts, (t) => t('noSpeciality', { name, names: linesBelow(choices) }));
  if (second) throw failure(texts, (t) => t('severalSpecialities', { name, names: linesBelow(meant) }));
  return found;
}

/**
 * Rejects a course that the speciality does not have, with a list of its courses.
 * @param fits whether a course can be chosen
 */
export async function checkCourse(
  client: Client,
  { faculty, speciality, course }: { faculty: Faculty; speciality: Speciality; course: number },
  fits: (course: disciplines.Course) => boolean = () => true,
): Promise<void> {
  const query = { facultyId: String(faculty.id), specialityId: String(speciality.id) };
  const courses = (await client.call(disciplines.courses, { query })).filter(fits).map((one) => one.course);
  if (courses.length === 0) throw failure(texts, (t) => t('noCourses'));
  if (!courses.includes(course))
    throw failure(texts, (t) => t('noCourse', { course, courses: courses.join(', ') }));
}
