import { all as allFaculties } from '@semestr/api/faculties';
import { search } from '@semestr/api/profiles';
import { queryOf } from '../../client/query.ts';
import type { Conditions } from './conditions.ts';

export const facultiesQuery = queryOf(allFaculties, {});

/** Query for a page of results; pages are numbered from 1. */
export const foundOf = (conditions: Conditions, page: number) =>
  queryOf(search, {
    body: {
      lastName: conditions.lastName,
      course: [...conditions.courses],
      faculties: [...conditions.faculties],
      searchJob: conditions.job,
      skills: conditions.skills.map((name) => ({ id: null, name })),
      currentPage: page,
    },
  });
