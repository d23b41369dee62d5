import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const en = {
  subtitle: 'For scripts and the terminal',
  locked: 'You are signed in as somebody else: their tokens are closed to you.',
  title: 'Tokens',
  what: 'With a token a program acts on your behalf without login and password, but only as you allow. Password, contacts and the tokens themselves are out of its reach.',
  none: 'There are no tokens',
  noneHint: 'Make a token and send it with each request, in the header:',
  columns: {
    name: 'Name',
    scopes: 'May',
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
  create: 'Make a token',
  name: 'Name',
  nameHint: 'What it is for, such as “Morning digest”',
  allowed: 'What it may do',
  scopeHints: {
    read: 'see what you see on the portal',
    write: 'do what you do: requests, marking as read',
    adminRead: 'see records, requests and reports of the console',
    adminWrite: 'change records and decide on requests of the console',
  },
  days: 'For how long',
  forDays: { '7': '7\u00a0days', '30': '30\u00a0days', '90': '90\u00a0days', '365': 'a year' },
  next: 'Continue',
  cancel: 'Cancel',
  made: 'Token “{{name}}”',
  once: 'The token is shown once. Keep it now where others cannot read it.',
  token: 'Token',
  header: 'Header of a request',
  saved: 'The token is saved',
  revoke: 'Revoke',
  revokeTitle: 'Revoke the token “{{name}}”?',
  revokeText: 'Programs that send it stop working at once.',
  revokeNo: 'Keep it',
  revoked: 'The token is revoked.',
} as const satisfies TextsLike<typeof ru>;

export default en;
