import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const en = {
  subtitle: 'For scripts and the terminal',
  locked: 'You are signed in as someone else: their tokens are closed to you.',
  title: 'Tokens',
  what: 'A token lets a program act on your behalf without your username and password, but only as you allow. It cannot reach your password, your contacts or the tokens themselves.',
  none: 'There are no tokens',
  noneHint: 'Create a token and send it with each request, in this header:',
  columns: {
    name: 'Name',
    scopes: 'Access',
    used: 'Last used',
    expires: 'Valid until',
    actions: 'Actions',
  },
  scopes: {
    read: 'read',
    write: 'change',
    adminRead: 'read as an administrator',
    adminWrite: 'change as an administrator',
  },
  unused: 'not yet',
  expired: 'Expired',
  create: 'Create a token',
  name: 'Name',
  nameHint: 'What it is for, such as “Morning digest”',
  allowed: 'What it can do',
  scopeHints: {
    read: 'see what you see on the portal',
    write: 'do what you do: requests, marking as read',
    adminRead: 'see records, requests and reports of the console',
    adminWrite: 'change records and decide on requests of the console',
  },
  days: 'Valid for',
  forDays: { '7': '7\u00a0days', '30': '30\u00a0days', '90': '90\u00a0days', '365': 'a year' },
  next: 'Continue',
  cancel: 'Cancel',
  made: 'Token “{{name}}”',
  once: 'The token is shown only once. Save it now where nobody else can read it.',
  token: 'Token',
  header: 'Request header',
  saved: 'The token is saved',
  revoke: 'Revoke',
  revokeTitle: 'Revoke the token “{{name}}”?',
  revokeText: 'Programs that send it will stop working at once.',
  revokeNo: 'Keep it',
  revoked: 'The token is revoked.',
} as const satisfies TextsLike<typeof ru>;

export default en;
