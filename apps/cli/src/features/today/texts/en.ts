import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  today: 'show what needs an administrator’s attention today',
  head: {
    what: 'item',
    waiting: 'waiting',
    late: 'overdue or failed',
    since: 'oldest',
    limit: 'days allowed',
    today: 'received today',
  },
  requests: 'requests: {{kind}}',
  channels: { email: 'outbox: e-mail', sms: 'outbox: text messages', push: 'outbox: browsers' },
  state: {
    failedSignIns: 'failed sign-ins since yesterday',
    blocked: 'blocked accounts',
    bugReports: 'bug reports this week',
    termsWithoutDays: 'groups without term dates',
  },
  nothing: 'Nothing needs attention.',
  since:
    'Since your last visit ({{moment}}): {{requests}} requests, {{bugReports}} bug reports, {{failedMessages}} messages not sent, {{changes}} changes by others.',
} as const satisfies TextsLike<typeof ru>;
