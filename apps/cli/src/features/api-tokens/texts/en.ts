import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  list: 'list your API tokens, newest first',
  create: 'create an API token; it is shown only once',
  revoke: 'revoke an API token',
  listOf: 'list the API tokens of an account',
  revokeOf: 'revoke an API token of an account and notify its owner',
  name: 'name of the token in the list',
  scope: 'scope of the token; may be repeated',
  days: 'days until it expires',
  id: 'number of the token in the list',
  prompt: 'Current password: ',
  none: 'There are no API tokens.',
  created:
    'The token “{{name}}” is valid until {{until}}. Copy it now: it is not shown again. To use it: SEMESTR_URL={{url}} SEMESTR_TOKEN=… semestr COMMAND',
  revoked: 'The token is revoked.',
  head: {
    id: 'No.',
    name: 'name',
    token: 'token',
    scopes: 'scopes',
    created: 'created',
    used: 'last used',
    expires: 'valid until',
  },
} as const satisfies TextsLike<typeof ru>;
