import { MAX_SKILL_LENGTH } from '@semestr/core/cv';
import { MAX_COURSE } from '@semestr/core/disciplines';
import { startTransition, useOptimistic } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Filters of the search. The names are those in the address and in the form. */
export interface Conditions {
  lastName: string;
  courses: readonly number[];
  faculties: readonly number[];
  job: boolean;
  skills: readonly string[];
  /** Number of pages shown. */
  pages: number;
}

/** Maximum number of pages; beyond that the search should be narrowed. */
const MAX_PAGES = 30;
const MAX_NAME = 100;
const MAX_CONDITIONS = 20;
const MAX_ID = 2_147_483_647;

const numbersOf = (texts: readonly string[], max: number): number[] =>
  [...new Set(texts.filter((text) => /^\d{1,10}$/.test(text)).map(Number))]
    .filter((one) => one >= 1 && one <= max)
    .slice(0, MAX_CONDITIONS);

export function conditionsOf(search: URLSearchParams): Conditions {
  const skills = search
    .getAll('skill')
    .map((skill) => skill.trim().slice(0, MAX_SKILL_LENGTH))
    .filter((skill) => skill !== '');
  const [pages = 1] = numbersOf(search.getAll('page'), MAX_PAGES);
  return {
    lastName: (search.get('lastName') ?? '').trim().slice(0, MAX_NAME),
    courses: numbersOf(search.getAll('course'), MAX_COURSE),
    faculties: numbersOf(search.getAll('faculty'), MAX_ID),
    job: search.has('job'),
    skills: [...new Set(skills)].slice(0, MAX_CONDITIONS),
    pages,
  };
}

/** Returns the shortest query string of a search. */
export function searchOf({ lastName, courses, faculties, job, skills, pages }: Conditions): string {
  const pairs = [
    lastName !== '' && ['lastName', lastName],
    ...courses.map((course) => ['course', String(course)]),
    ...faculties.map((faculty) => ['faculty', String(faculty)]),
    job && ['job', '1'],
    ...skills.map((skill) => ['skill', skill]),
    pages > 1 && ['page', String(pages)],
  ].filter((pair) => pair !== false);
  return new URLSearchParams(pairs).toString();
}

export const isNarrowed = (conditions: Conditions): boolean => searchOf({ ...conditions, pages: 1 }) !== '';

/** The search in the address, with functions that change it. A new search starts at its first page. */
export function useConditions() {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // Renders the new address with low priority, but shows the selection immediately and bases further changes on it.
  const [conditions, show] = useOptimistic(conditionsOf(search));
  const changed = (change: Partial<Conditions>): Conditions => ({ ...conditions, pages: 1, ...change });
  const addressOf = (after: Conditions) => ({ pathname, search: searchOf(after) });
  return {
    conditions,
    linkTo: (change: Partial<Conditions>) => addressOf(changed(change)),
    change: (change: Partial<Conditions>) =>
      startTransition(() => {
        const after = changed(change);
        show(after);
        void navigate(addressOf(after), { replace: true });
      }),
  };
}

export type ConditionsInAddress = ReturnType<typeof useConditions>;
