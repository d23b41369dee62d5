import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  usage:
    'Usage: node apps/server/src/operate/main.ts\n  backup [--out FILE] [--force]\n  backup --check FILE\n  restore FILE\n  doctor [--backups DIR]\nGlobal options: --json --language ru|en',
  gateway:
    'With PROVIDER_URL Semestr stores nothing: the provider has the data, so there is nothing to back up or restore here.',
  noDatabase: 'There is no embedded database in {{folder}}: set DATA_DIR or DATABASE_URL as for the server.',
  silent: 'The database has not answered for a while. You can stop (Ctrl-C): nothing will be changed.',
  unforeseen: 'Unexpected error: {{message}}',
  interrupted: 'Stopped.',
} satisfies TextsLike<typeof ru>;
