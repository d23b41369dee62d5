import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  find: 'найти анкеты, которые студенты опубликовали сами',
  skills: 'навыки, по которым можно искать',
  name: 'начало фамилии',
  course: 'курс; можно несколько',
  skill: 'навык; можно несколько, в анкете должны быть все',
  job: 'только тех, кто ищет работу',
  beginning: 'начало слова в названии навыка',
  none: 'Таких анкет нет. Чем меньше условий, тем больше анкет.',
  noSkills: 'Таких навыков нет.',
  head: {
    name: 'имя',
    faculty: 'факультет',
    speciality: 'специальность',
    course: 'курс',
    group: 'группа',
    job: 'ищет работу',
    skills: 'навыки',
    id: '№',
    skill: 'навык',
  },
} as const;

const en = {
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

export const texts = defineTexts('cli-profiles', { ru, en });
