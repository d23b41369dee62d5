import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  find: 'find CVs that students have published themselves',
  skills: 'skills to look for',
  name: 'the beginning of a surname',
  course: 'year of study; may be several',
  skill: 'a skill; may be several, a CV has to name all',
  job: 'only of those who look for a job',
  beginning: 'the beginning of a word in the name of a skill',
  none: 'There are no such CVs. Fewer conditions find more.',
  noSkills: 'There are no such skills.',
  head: {
    name: 'name',
    faculty: 'faculty',
    speciality: 'speciality',
    course: 'year',
    group: 'group',
    job: 'looks for a job',
    skills: 'skills',
    id: 'No.',
    skill: 'skill',
  },
} as const satisfies TextsLike<typeof ru>;
