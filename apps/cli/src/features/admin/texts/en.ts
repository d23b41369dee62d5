import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  create: 'create the first administrator',
  username: 'username of the administrator (admin by default)',
  fio: 'display name ("Administrator" by default)',
  defaultFio: 'Administrator',
  tokenFile: 'file with the setup token (.data/setup-token or $DATA_DIR/setup-token by default)',
  password: 'Password of the new administrator: ',
  again: 'Repeat the password: ',
  different: 'The passwords do not match.',
  rule: 'Password: 8–30 Latin characters without spaces, with a lowercase and an uppercase letter, a digit and a special character.',
  login: 'Username: Latin letters, digits, "_", "-", ".".',
  noToken:
    'There is no setup token: {{file}}. The server creates it while it has no administrator; run this where the server runs, or give --token-file.',
  created: 'Administrator {{username}} was created. Sign in: {{url}}/console/',
} as const satisfies TextsLike<typeof ru>;
