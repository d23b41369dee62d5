import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  settings: {
    wrong: '{{name}} {{what}}.',
    url: 'must be a URL starting with {{protocols}}',
    or: 'or',
    whole: 'must be a whole number',
    number: 'must be a number',
    least: 'must be at least {{bound}}',
    most: 'must be at most {{bound}}',
    clamd: 'must be host:port, or the path of a socket such as /run/clamav/clamd.ctl',
    origins: 'must be origins such as https://push.example, or off',
    flag: 'must be on or off',
    email: 'must be an e-mail address',
    issuer: 'must be a URL starting with https://, or with http:// on this machine',
    oidc: 'OIDC_ISSUER also needs {{names}}.',
    disclosure: 'must be open or strict',
    factor: 'must be required, optional, or some of: {{roles}}',
    trust:
      'must be none, a number of proxies from 1 to 9, or addresses, networks such as 10.0.0.0/8, loopback, linklocal or uniquelocal, separated by commas',
    characters: 'must have at least 16 characters',
    level: 'must be a level from silent to trace',
  },
  openToNetwork:
    'HOST={{host}} answers the network, but neither TRUST_PROXY nor PUBLIC_URL is set: the server trusts the host name in each request, and ignores client addresses from proxies on other machines. Set PUBLIC_URL to the public address of the server, and TRUST_PROXY to its proxies or to none.',
  folderNotMade: 'The data folder {{folder}} cannot be created: {{reason}}.',
  folderTaken: 'The data folder {{folder}} is in use by another Semestr; stop it, or set DATA_DIR.',
  diskFull:
    'The disk of the data folder {{folder}} has {{free}} MB left, but the database needs {{least}} to open; free some space, or set DATA_DIR to a folder on another disk.',
  notOpened: 'The database in {{folder}} cannot be opened: {{reason}}.',
  inMemory: 'memory',
  notReached: 'DATABASE_URL does not reach a PostgreSQL server: {{reason}}.',
  newer:
    'The database was migrated by a newer Semestr: this one does not know its migration {{number}}; start the newer Semestr, or restore the backup made before the upgrade.',
  unreleased:
    'The database was created between two releases of Semestr: its migration {{tag}} is not the released one, and nothing was changed; start the Semestr that created it, or set DATABASE_URL or DATA_DIR to an empty database.',
  notMigrated:
    'The database could not be migrated: {{what}} failed ({{reason}}), and nothing was changed; start the previous Semestr, and report this message.',
  migration: 'migration {{tag}}',
  beforeMigrations: 'a step before the migrations',
} satisfies TextsLike<typeof ru>;
