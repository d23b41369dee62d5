import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  madeOn: 'Created on {{day}}',
  page: 'Page {{page}} of {{pages}}',
  missing: 'No font for the characters {{missing}}: boxes are shown instead.',
  photo: 'Photo: {{name}}',
  signature: 'Signature: {{name}}',
  code: 'QR code with the link that verifies this document',
  pictures: 'Document of pictures',
  timetable: {
    title: 'Schedule {{name}}',
    day: 'Day',
    when: 'Weeks or date',
    everyWeek: 'all',
    time: 'Time',
    subject: 'Subject',
    type: 'Type',
    subgroup: 'Subgroup',
    groups: 'Groups',
    educators: 'Teachers',
    educator: 'Teacher',
    rooms: 'Rooms',
    note: 'Note',
    grid: 'Grid',
    ofSubgroup: 'subgr. {{subgroup}}',
    inWeeks: 'weeks {{weeks}}',
  },
} as const satisfies TextsLike<typeof ru>;
