import { defineTexts, type TextsLike, type Translate } from '@semestr/core/texts';

const ru = {
  format: 'man для программы man, markdown для чтения и сайтов',
  title: 'Терминал «Семестра»',
  about:
    'терминал портала «Семестр»: читает то, что показывают портал и консоль, и делает то, что делают часто',
  like: 'как {{name}}',
  sections: { name: 'НАЗВАНИЕ', synopsis: 'ИСПОЛЬЗОВАНИЕ', commands: 'КОМАНДЫ', environment: 'ОКРУЖЕНИЕ' },
  environment: [
    'SEMESTR_URL      адрес сервера, если нет --url',
    'SEMESTR_TOKEN    токен API, который отправляют вместо сеанса',
    'SEMESTR_TOKEN_URL  сервер этого токена, если это не сервер из SEMESTR_URL или профиля',
    'SEMESTR_LANG     язык: ru, en или be',
    'NO_COLOR         без цвета',
    'XDG_STATE_HOME   где хранится вход; обычно ~/.local/state',
    'VISUAL, EDITOR   редактор для semestr admin … edit',
    'HTTPS_PROXY      прокси-сервер; NO_PROXY: адреса без него',
  ].join('\n'),
} as const;

const en = {
  format: 'man for the program man, markdown for websites',
  title: 'The terminal of Semestr',
  about:
    'the terminal of the Semestr portal: shows what the portal and the console show, and does the common tasks',
  like: 'like {{name}}',
  sections: { name: 'NAME', synopsis: 'SYNOPSIS', commands: 'COMMANDS', environment: 'ENVIRONMENT' },
  environment: [
    'SEMESTR_URL      address of the server, unless --url is given',
    'SEMESTR_TOKEN    API token to use instead of a session',
    'SEMESTR_TOKEN_URL  server of the token, if it is not that of SEMESTR_URL or of the profile',
    'SEMESTR_LANG     language: ru, en or be',
    'NO_COLOR         no colours',
    'XDG_STATE_HOME   where the session is stored; ~/.local/state by default',
    'VISUAL, EDITOR   editor of semestr admin … edit',
    'HTTPS_PROXY      proxy; NO_PROXY: addresses without it',
  ].join('\n'),
} as const satisfies TextsLike<typeof ru>;

export const texts = defineTexts('cli-manual', { ru, en });
export type ManualTranslate = Translate<typeof ru>;
