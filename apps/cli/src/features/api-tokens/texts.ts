import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  list: 'ваши токены API, новые сверху',
  create: 'создать токен API; его покажут только один раз',
  revoke: 'отозвать токен API',
  listOf: 'токены API аккаунта',
  revokeOf: 'отозвать токен API аккаунта; владелец узнает об этом',
  name: 'для чего токен; под этим именем он стоит в списке',
  scope: 'что токену можно; можно указать несколько раз',
  days: 'на сколько дней',
  id: 'номер токена из списка',
  prompt: 'Текущий пароль: ',
  none: 'Токенов API нет.',
  created:
    'Токен «{{name}}» действует до {{until}}. Сохраните его сейчас: больше он не будет показан. Запуск с ним: SEMESTR_URL={{url}} SEMESTR_TOKEN=… semestr КОМАНДА',
  revoked: 'Токен отозван.',
  head: {
    id: '№',
    name: 'название',
    token: 'токен',
    scopes: 'области',
    created: 'создан',
    used: 'последний раз',
    expires: 'действует до',
  },
} as const;

const en = {
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

export const texts = defineTexts('cli-api-tokens', { ru, en });
