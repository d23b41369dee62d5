import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  check: 'say what password recovery would show and where it would stop; sends nothing to anybody',
  run: 'go through password recovery up to signing in: on a staging server, with codes from its outbox',
  login: 'login; of a student the number of the student card',
  contact: 'the whole contact that the code goes to (the first confirmed one by default)',
  provoke: 'provoke refusals on the way: {{names}}, or all',
  runHelp:
    'It changes the password of a person and ends their sessions. It takes an administrator’s session. The code is read in the outbox of a demo server; elsewhere it is asked for.',
  facts: {
    login: 'login',
    employee: 'who it is',
    contacts: 'contacts',
    attempts: 'attempts left',
    verdict: 'recovery',
    until: 'shut until',
  },
  employee: 'an employee',
  student: 'no employee',
  moment: '{{date, dayMonth}}, {{time}}',
  open: 'goes on to a code',
  stops: {
    account: 'stops: there is no such login',
    ban: 'shut: the attempts are used up',
    contacts: 'stops: no contact is bound to the account',
    attempts: 'stops: no attempts are left',
  },
  noAccount: 'There is no account with the login {{login}}.',
  noContact: '{{login}} has no confirmed contact: name one with --contact.',
  noCode:
    'The outbox has no code for {{contact}}: only a demo server without mail and text messages shows codes. At a terminal the code is asked for.',
  codePrompt: 'Code that came to {{contact}}: ',
  head: { step: 'step', got: 'answer', ms: 'ms' },
  steps: {
    account: 'login',
    contact: 'contact',
    code: 'code sent',
    outbox: 'code read',
    password: 'new password',
    'sign-in': 'sign-in with it',
    'given-back': 'attempts given back',
  },
  refusal: 'a refusal, as asked for',
  ok: 'fine',
  otherwise: 'Something else was expected: {{expected}}',
  nothing: 'No step was made.',
  password: 'New password: {{password}}',
} as const satisfies TextsLike<typeof ru>;
