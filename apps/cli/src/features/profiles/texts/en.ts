import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  find: 'find published CVs of students',
  skills: 'list skills to search by',
  name: 'beginning of the surname',
  course: 'year of study; may be repeated',
  skill: 'skill; may be repeated, a CV must have all of them',
  job: 'only students looking for a job',
  beginning: 'beginning of a word in the skill name',
  none: 'No CVs found. Try fewer conditions.',
  noSkills: 'No skills found.',
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
