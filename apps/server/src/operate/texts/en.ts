import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  usage:
    'Usage: node apps/server/src/operate/main.ts\n  backup [--out FILE] [--force]\n  backup --check FILE\n  restore FILE\n  doctor [--backups DIR]\nWith each: --json --language ru|en',
  gateway:
    'With PROVIDER_URL Semestr stores nothing: the data are with the provider, and there is nothing to back up or restore here.',
  noDatabase:
    'There is no embedded database in {{folder}}: set DATA_DIR or DATABASE_URL as they are set for the server.',
  silent: 'The database has not answered for a while. It can be stopped (Ctrl-C): nothing is changed then.',
  unforeseen: 'Unforeseen error: {{message}}',
  interrupted: 'Stopped.',
} satisfies TextsLike<typeof ru>;
