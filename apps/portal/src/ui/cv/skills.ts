import { skills } from '@semestr/api/cv';
import { keepPreviousData } from '@tanstack/react-query';
import { queryOf } from '../../client/query.ts';

/** Query for skills to select; the previous ones are kept while others are loading. */
export const searchSkills = (name: string) => ({
  ...queryOf(skills, { query: { name } }),
  enabled: name !== '',
  placeholderData: keepPreviousData,
});
