import {
  type Course,
  courses as coursesCall,
  specialities as specialitiesCall,
} from '@semestr/api/disciplines';
import { all as allFaculties } from '@semestr/api/faculties';
import { rowsOf } from '@semestr/api/rows';
import type { QueryClient } from '@tanstack/react-query';
import { queryOf } from '../../client/query.ts';
import { useSectionQuery } from '../use-section-query.tsx';
import type { Steps } from './steps.ts';

const facultiesQuery = queryOf(allFaculties, {});

/** Each selection depends on the previous one. */
const specialitiesOf = ({ faculty }: Steps) => ({
  ...queryOf(specialitiesCall, { query: { facultyId: faculty ?? '' } }),
  enabled: faculty !== null,
});

export const coursesOf = ({ faculty, speciality }: Steps) => ({
  ...queryOf(coursesCall, { query: { facultyId: faculty ?? '', specialityId: speciality ?? '' } }),
  enabled: faculty !== null && speciality !== null,
});

/** Prefetches the options for an address. Never rejects; the fields report a failure. */
export const prefetchCascade = (queries: QueryClient, wanted: Steps) =>
  Promise.all([
    queries.prefetchQuery(facultiesQuery),
    wanted.faculty !== null && queries.prefetchQuery(specialitiesOf(wanted)),
    wanted.speciality !== null && queries.prefetchQuery(coursesOf(wanted)),
  ]);

/** Returns the id if it is one of the options. It may be of another faculty or an earlier year. */
const idAmong = (ids: readonly number[] | undefined, id: string | null): string | null =>
  ids === undefined || ids.some((one) => String(one) === id) ? id : null;

/**
 * Returns the options, and the selections of the address that are among them.
 * @param fits filters the courses to offer
 */
export function useCascade(wanted: Steps, fits: (course: Course) => boolean = () => true) {
  const faculties = useSectionQuery(facultiesQuery);
  const specialities = useSectionQuery(specialitiesOf(wanted));
  const courses = useSectionQuery(coursesOf(wanted));
  const courseRows = courses.data?.filter(fits);
  const facultyRows = faculties.data && rowsOf(faculties.data);
  const faculty = idAmong(
    facultyRows?.map(({ id }) => id),
    wanted.faculty,
  );
  const speciality =
    faculty &&
    idAmong(
      specialities.data?.map(({ id }) => id),
      wanted.speciality,
    );
  const course =
    speciality &&
    idAmong(
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
