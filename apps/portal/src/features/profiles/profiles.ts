import { skills } from '@semestr/api/cv';
import { all as allFaculties } from '@semestr/api/faculties';
import { search } from '@semestr/api/profiles';
import { keepPreviousData } from '@tanstack/react-query';
import { ask } from '../../query.ts';
import type { Conditions } from './conditions.ts';

export const facultiesQuery = ask(allFaculties, {});

/** A page of what was found; pages count from 1. */
export const foundOf = (conditions: Conditions, page: number) =>
  ask(search, {
    body: {
      lastName: conditions.lastName,
      course: [...conditions.courses],
      faculties: [...conditions.faculties],
      searchJob: conditions.job,
      skills: conditions.skills.map((name) => ({ id: null, name })),
      currentPage: page,
    },
  });

/** Skills to choose from; those before stay while others come. */
export const skillsLike = (name: string) => ({
  ...ask(skills, { query: { name } }),
  enabled: name !== '',
  placeholderData: keepPreviousData,
});
