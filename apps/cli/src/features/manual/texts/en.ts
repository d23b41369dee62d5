import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
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
