import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  debts: {
    title: 'Debts by faculty and course',
    faculty: 'Faculty',
    course: 'Course',
    students: 'Students',
    debtors: 'With debts',
    debts: 'Debts',
  },
  omissions: {
    title: 'Omissions by group and month',
    group: 'Group',
    month: 'Month',
    hours: 'Hours',
    excused: 'For a good reason',
    students: 'Students',
  },
  ratings: {
    title: 'Distribution of the rating',
    faculty: 'Faculty',
    students: 'Students',
    unmarked: 'Without marks',
    below: 'below {{mark}}',
  },
  requests: {
    title: 'Requests by kind and state',
    kind: 'Kind',
    state: 'State',
    count: 'Requests',
    since: 'Earliest',
    kinds: {
      certificates: 'Certificates',
      markSheets: 'Mark sheets',
      omissions: 'Good reasons',
      study: 'Studies',
      practice: 'Practice',
      topics: 'Topics',
      dormitory: 'Dormitory',
      profiling: 'Specialisation',
    },
  },
  signIns: {
    title: 'Sign-ins and recoveries by day',
    day: 'Day',
    succeeded: 'Sign-ins',
    failed: 'Failed sign-ins',
    codes: 'Recovery codes',
    passwords: 'Passwords recovered',
    firstPasswords: 'First passwords',
  },
  deliveries: {
    title: 'Delivery queue',
    channel: 'Channel',
    state: 'State',
    count: 'Messages',
    since: 'Earliest',
    channels: { email: 'E-mail', sms: 'SMS', push: 'Browsers' },
    states: { waiting: 'Waiting', sent: 'Sent', failed: 'Not sent', expired: 'Out of date' },
  },
} as const satisfies TextsLike<typeof ru>;
