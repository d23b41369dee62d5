import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Lesson',
  names: 'Lessons',
  noneYet: 'No lessons yet',
  fields: {
    term: 'Term',
    isExam: 'Exam period',
    day: 'Weekday',
    weeks: 'Weeks',
    startTime: 'Begins',
    endTime: 'Ends',
    subject: 'Subject',
    subjectFull: 'Subject in full',
    type: 'Kind',
    subgroup: 'Subgroup',
    groupIds: 'Groups',
    employeeIds: 'Teachers',
    rooms: 'Rooms',
    date: 'On one day',
    startDate: 'From',
    endDate: 'Until',
    note: 'Note',
    isAnnouncement: 'Announcement',
  },
  choices: {
    day: {
      1: 'Monday',
      2: 'Tuesday',
      3: 'Wednesday',
      4: 'Thursday',
      5: 'Friday',
      6: 'Saturday',
    },
    subgroup: {
      0: 'the whole group',
      1: 'first',
      2: 'second',
    },
  },
  hints: {
    weeks: 'Numbers separated by commas; empty for every week',
    rooms: 'Full names, separated by commas.',
    type: 'The university’s abbreviation, as in other lessons.',
  },
} as const satisfies TextsLike<typeof ru>;
