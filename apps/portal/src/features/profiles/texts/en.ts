import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const en = {
  subtitle: 'only those that students have published themselves',
  conditions: 'Filters',
  lastName: 'Surname',
  skill: 'Skill',
  skillHint: 'Start typing and choose from the list, or press Enter.',
  courses: 'Year',
  faculties: 'Faculty',
  job: 'Looking for a job',
  show: 'Show',
  remove: 'Remove the skill: {{skill}}',
  chosenSkills: 'Chosen skills',
  reset: 'Clear the filters',
  title: 'Profiles',
  found_one: '{{count}}\u00a0profile found',
  found_other: '{{count}}\u00a0profiles found',
  searching: 'Searching…',
  more: 'Show more',
  shown: '{{shown}} of\u00a0{{total}} shown',
  none: 'There are no such profiles',
  noneHint: 'Remove some filters to see more profiles.',
  noneYet: 'There are no profiles yet',
  noneYetHint: 'Students publish them in their personal accounts.',
} as const satisfies TextsLike<typeof ru>;

export default en;
