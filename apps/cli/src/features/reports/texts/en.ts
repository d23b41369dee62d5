import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  report: 'a report of the university on itself; without a name which there are',
  name: 'which report',
  xlsx: 'save it as a workbook .xlsx',
  pdf: 'save it for printing as .pdf',
  term: 'term: 2026-autumn',
  facultyId: 'number of the faculty (the field id)',
  specialityId: 'number of the speciality (the field id)',
  course: 'year of study',
  groupId: 'number of the group (the field id)',
  kind: 'kind of requests: {{kinds}}',
  from: 'from which day: 2026-09-01',
  to: 'to which day',
  notTaken: 'The report {{name}} takes no {{flag}}. Allowed: {{flags}}',
  outOfFile: 'Give --xlsx or --pdf: the table goes to the screen.',
  needsName: 'Which report? Their names: semestr admin report',
  narrowed: 'Conditions: {{conditions}}',
  none: 'The report has no rows.',
  head: { name: 'report', title: 'about', parameters: 'conditions' },
  titles: {
    debts: 'debts by faculty and course',
    omissions: 'omissions by group and month',
    ratings: 'distribution of the rating',
    requests: 'requests by kind and state',
    'sign-ins': 'sign-ins and recoveries by day',
    deliveries: 'delivery queue',
  },
} as const satisfies TextsLike<typeof ru>;
