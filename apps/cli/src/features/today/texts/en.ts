import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  today: 'what waits for administrators today',
  head: {
    what: 'what',
    waiting: 'waiting',
    late: 'overdue or failed',
    since: 'the oldest',
    limit: 'days allowed',
    today: 'came today',
  },
  requests: {
    certificates: 'requests: certificates',
    markSheets: 'requests: mark sheets',
    omissions: 'requests: good reasons',
    study: 'requests: studies',
    practice: 'requests: practice',
    topics: 'requests: topics of diplomas',
    dormitory: 'requests: dormitory',
    profiling: 'requests: specialisation',
  },
  channels: { email: 'outbox: e-mail', sms: 'outbox: text messages', push: 'outbox: browsers' },
  state: {
    failedSignIns: 'failed sign-ins since yesterday',
    blocked: 'blocked accounts',
    bugReports: 'bug reports of a week',
    termsWithoutDays: 'groups without days of a term',
  },
  nothing: 'Nothing waits.',
  since:
    'Since you were last here ({{moment}}): {{requests}} requests, {{bugReports}} bug reports, {{failedMessages}} messages not sent, {{changes}} changes by others.',
} as const satisfies TextsLike<typeof ru>;
