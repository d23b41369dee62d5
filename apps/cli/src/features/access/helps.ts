import type { AccessHelp } from '@semestr/core/access';

/** The command with which somebody is helped: the words after `semestr admin`, with the login where there is one. */
const commands: Readonly<Record<AccessHelp, (login: string) => string>> = {
  'make-account': () => 'users create',
  unblock: (login) => `unblock ${login}`,
  unban: (login) => `unban ${login}`,
  'send-link': (login) => `link ${login} --send`,
  'hand-link': (login) => `link ${login}`,
};

/** What to type to help somebody; null where nothing here helps. */
export const helpFor = (help: AccessHelp | null, login: string | null): string | null =>
  help && `semestr admin ${commands[help](login ?? '')}`.trimEnd();
