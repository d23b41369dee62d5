import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  requests: 'requests of students of all kinds, in one queue',
  words: 'words: a surname, a card, a group or the number of a request',
  kind: 'only of this kind; may be repeated ({{kinds}})',
  overdue: 'only those that are overdue',
  state: 'waiting (by default), decided or any',
  help: 'To decide on one: semestr admin certificates edit ID --set state=… (the field id; the kinds are in semestr admin --help).',
  none: 'There are no requests.',
  counts: 'By kind: {{counts}}',
  head: {
    id: 'id',
    number: 'No.',
    kind: 'kind',
    student: 'student',
    group: 'group',
    what: 'asks for',
    state: 'state',
    since: 'came',
    due: 'decide by',
    late: 'overdue',
  },
  kinds: {
    certificates: 'certificate',
    markSheets: 'mark sheet',
    omissions: 'good reason',
    study: 'studies',
    practice: 'practice',
    topics: 'topic of a diploma',
    dormitory: 'dormitory',
    profiling: 'specialisation',
  },
} as const satisfies TextsLike<typeof ru>;
