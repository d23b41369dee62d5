import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  create: 'create the first administrator',
  username: 'login of the administrator (admin)',
  fio: 'the name that people see ("Administrator")',
  defaultFio: 'Administrator',
  tokenFile: 'file with the setup token (.data/setup-token or $DATA_DIR/setup-token by default)',
  password: 'Password of the new administrator: ',
  again: 'Once more: ',
  different: 'The passwords differ.',
  rule: 'Password: 8–30 characters with a lowercase and an uppercase Latin letter, a digit and a special character; no spaces, Latin only.',
  login: 'Login: Latin letters, digits, "_", "-", ".".',
  noToken:
    'There is no setup token: {{file}}. The server makes it while it has no administrator; run this where the server runs, or give --token-file.',
  created: 'Administrator {{username}} was created. Sign in: {{url}}/console/',
} as const satisfies TextsLike<typeof ru>;
