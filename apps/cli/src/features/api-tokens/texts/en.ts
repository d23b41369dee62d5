import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  list: 'your API tokens, the newest first',
  create: 'make an API token; it is shown only once',
  revoke: 'revoke an API token',
  listOf: 'the API tokens of an account',
  revokeOf: 'revoke an API token of an account; its owner is told',
  name: 'what the token is for; the list has it under this name',
  scope: 'what the token may do; may be given several times',
  days: 'for how many days',
  id: 'number of the token in the list',
  prompt: 'Current password: ',
  none: 'There are no API tokens.',
  created:
    'The token “{{name}}” is valid until {{until}}. Keep it now: it is not shown again. To use it: SEMESTR_URL={{url}} SEMESTR_TOKEN=… semestr COMMAND',
  revoked: 'The token is revoked.',
  head: {
    id: 'No.',
    name: 'name',
    token: 'token',
    scopes: 'scopes',
    created: 'made',
    used: 'last used',
    expires: 'valid until',
  },
} as const satisfies TextsLike<typeof ru>;
