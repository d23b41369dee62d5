import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  format: 'man for the program man, markdown for reading and sites',
  title: 'The terminal of Semestr',
  about:
    'the terminal of the Semestr portal: it reads what the portal and the console show, and does what is done often',
  like: 'like {{name}}',
  sections: { name: 'NAME', synopsis: 'SYNOPSIS', commands: 'COMMANDS', environment: 'ENVIRONMENT' },
  environment: [
    'SEMESTR_URL      address of the server, where there is no --url',
    'SEMESTR_TOKEN    an API token, which is sent in place of a session',
    'SEMESTR_TOKEN_URL  the server that it is for, where that is not the one of SEMESTR_URL or of the profile',
    'SEMESTR_LANG     language: ru, en or be',
    'NO_COLOR         no colours',
    'XDG_STATE_HOME   where the sign-in is kept; ~/.local/state by default',
    'VISUAL, EDITOR   editor of semestr admin … edit',
    'HTTPS_PROXY      proxy; NO_PROXY: addresses without it',
  ].join('\n'),
} as const satisfies TextsLike<typeof ru>;
