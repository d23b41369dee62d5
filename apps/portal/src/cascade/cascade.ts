import {
  type Course,
  courses as coursesCall,
  specialities as specialitiesCall,
} from '@semestr/api/disciplines';
import { all as allFaculties } from '@semestr/api/faculties';
import { rowsOf } from '@semestr/api/rows';
import type { QueryClient } from '@tanstack/react-query';
import { ask } from '../query.ts';
import { usePart } from '../ui/usePart.tsx';
import type { Steps } from './steps.ts';

const facultiesQuery = ask(allFaculties, {});

/** Each choice waits for the one before. */
const specialitiesOf = ({ faculty }: Steps) => ({
  ...ask(specialitiesCall, { query: { facultyId: faculty ?? '' } }),
  enabled: faculty !== null,
});

export const coursesOf = ({ faculty, speciality }: Steps) => ({
  ...ask(coursesCall, { query: { facultyId: faculty ?? '', specialityId: speciality ?? '' } }),
  enabled: faculty !== null && speciality !== null,
});

/** What there is to choose from in an address comes with the page; what does not come is said in its place. */
export const prefetchCascade = (queries: QueryClient, wanted: Steps) =>
  Promise.all([
    queries.prefetchQuery(facultiesQuery),
    wanted.faculty !== null && queries.prefetchQuery(specialitiesOf(wanted)),
    wanted.speciality !== null && queries.prefetchQuery(coursesOf(wanted)),
  ]);

/** The id, unless it is none of those to choose from: of another faculty, or of an older year. */
const known = (ids: readonly number[] | undefined, id: string | null): string | null =>
  ids === undefined || ids.some((one) => String(one) === id) ? id : null;

/**
 * What there is to choose from, and what of the address is among it.
 * @param fits which courses are to choose from
 */
export function useCascade(wanted: Steps, fits: (course: Course) => boolean = () => true) {
  const faculties = usePart(facultiesQuery);
  const specialities = usePart(specialitiesOf(wanted));
  const courses = usePart(coursesOf(wanted));
  const courseRows = courses.data?.filter(fits);
  const facultyRows = faculties.data && rowsOf(faculties.data);
  const faculty = known(
    facultyRows?.map(({ id }) => id),
    wanted.faculty,
  );
  const speciality =
    faculty &&
    known(
      specialities.data?.map(({ id }) => id),
      wanted.speciality,
    );
  const course =
    speciality &&
    known(
      courseRows?.map((one) => one.course),
      wanted.course,
    );
  const chosen: Steps = { faculty, speciality, course };
  return {
    chosen,
    faculties: facultyRows,
    specialities: specialities.data,
    courses: courseRows,
    failure: faculties.failure ?? specialities.failure ?? courses.failure,
  };
}

export type Cascade = ReturnType<typeof useCascade>;
