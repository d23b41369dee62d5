import { skills } from '@semestr/api/cv';
import { keepPreviousData } from '@tanstack/react-query';
import { ask } from '../../query.ts';

/** Skills to choose from; those before stay while others come. */
export const skillsLike = (name: string) => ({
  ...ask(skills, { query: { name } }),
  enabled: name !== '',
  placeholderData: keepPreviousData,
});
