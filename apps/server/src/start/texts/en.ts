import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  settings: {
    wrong: '{{name}} {{what}}.',
    url: 'must be a URL beginning with {{protocols}}',
    or: 'or',
    whole: 'must be a whole number',
    number: 'must be a number',
    least: 'must be at least {{bound}}',
    most: 'must be at most {{bound}}',
    clamd: 'must be host:port, or the path of a socket such as /run/clamav/clamd.ctl',
    origins: 'must be origins such as https://push.example, or off',
    flag: 'must be on or off',
    email: 'must be an e-mail address',
    issuer: 'must be a URL beginning with https://, or with http:// on this machine',
    oidc: 'OIDC_ISSUER needs {{names}} too.',
    disclosure: 'must be open or strict',
    factor: 'must be required, optional, or some of: {{roles}}',
    trust:
      'must be none, a number of proxies from 1 to 9, or addresses, networks such as 10.0.0.0/8, loopback, linklocal or uniquelocal, with commas between',
    characters: 'must have at least 16 characters',
    level: 'must be a level from silent to trace',
  },
  openToNetwork:
    'HOST={{host}} answers the network, and neither TRUST_PROXY nor PUBLIC_URL is set: the address that each request names for this server is believed, and what a proxy elsewhere says of its clients is not. Set PUBLIC_URL to the address by which people reach the server, and TRUST_PROXY to its proxies, or to none.',
  folderNotMade: 'The data folder {{folder}} cannot be made: {{reason}}.',
  folderTaken: 'The data folder {{folder}} is in use by another Semestr; stop that one, or set DATA_DIR.',
  diskFull:
    'The disk of the data folder {{folder}} has {{free}} MB left, and the database needs {{least}} to open; make room, or set DATA_DIR to a folder on another disk.',
  notOpened: 'The database in {{folder}} does not open: {{reason}}.',
  inMemory: 'memory',
  notReached: 'DATABASE_URL does not lead to a PostgreSQL server: {{reason}}.',
  newer:
    'The database was brought up to date by a newer Semestr: this one does not know its migration {{number}}; start the newer Semestr, or restore the backup that was made before the upgrade.',
  unreleased:
    'The database was made between two releases of Semestr: its migration {{tag}} is not the released one, and nothing was changed; start the Semestr that made it, or set DATABASE_URL or DATA_DIR to an empty database.',
  notMigrated:
    'The database could not be brought up to date: {{what}} failed ({{reason}}), and nothing was changed; start the Semestr that ran before, and report this sentence.',
  migration: 'migration {{tag}}',
  beforeMigrations: 'a step before the migrations',
} satisfies TextsLike<typeof ru>;
