import type { AccessHelp } from '@semestr/core/access';

/** Commands that restore access: the words after `semestr admin`, with the username when the account has one. */
const commands: Readonly<Record<AccessHelp, (login: string) => string>> = {
  'make-account': () => 'users create',
  unblock: (login) => `unblock ${login}`,
  unban: (login) => `unban ${login}`,
  'send-link': (login) => `link ${login} --send`,
  'hand-link': (login) => `link ${login}`,
};

/** Returns the command that restores a user's access; null when no command here does. */
export const helpFor = (help: AccessHelp | null, login: string | null): string | null =>
  help && `semestr admin ${commands[help](login ?? '')}`.trimEnd();
