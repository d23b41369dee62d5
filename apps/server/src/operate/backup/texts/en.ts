import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  served:
    'The embedded database in {{folder}} cannot be backed up while a server runs: stop it. On PostgreSQL backups are made while servers run.',
  servedRestore:
    'Nothing can be restored into the embedded database in {{folder}} while a server runs: stop it.',
  nothingHere: 'Semestr has never been started on this database: there is nothing to back up.',
  there: 'The file {{file}} is already there. To replace it: --force',
  notWritten: 'The backup {{file}} could not be written: {{code}}.',
  notStreamed: 'The backup could not be passed on: {{code}}.',
  terminal:
    'A backup is binary: send it to a file or another program, as in semestr backup --out - | gpg -e > backup.gpg',
  streamed: 'The backup went to stdout.',
  saved:
    'Saved: {{tables}} tables, {{rows}} rows, {{bytes, size}}, in {{seconds}} s. The file is as secret as the database itself.',
  leftOut: 'Tables that are not of Semestr are not in the backup: {{names, list}}.',
  sound:
    'The backup is sound: made on {{at}} by Semestr {{semestr}} (migration {{migration}}, {{database}}), {{tables}} tables, {{rows}} rows.',
  unreadable: 'The file {{file}} could not be read: {{code}}.',
  noBackup: '{{file}} is no backup of Semestr.',
  otherFormat:
    'The backup {{file}} was made by a newer Semestr ({{semestr}}), in a form that this one does not know. Take the newer one.',
  damaged: 'The backup {{file}} is damaged: {{why}}.',
  why: {
    ends: 'it ends too early',
    bytes: 'it cannot be unpacked',
    line: 'line {{number}} cannot be read',
    sum: 'its checksum is wrong',
    count: 'table {{table}} has not as many rows as it had',
  },
  noSpace:
    'The disk of {{folder}} has {{there, size}} free, and about {{needed, size}} are needed. Nothing was changed. Free some space, or set DATA_DIR to another folder.',
  notEmpty:
    'The database holds records already (table {{table}}): a backup is restored into an empty one only, and nothing was changed. Set DATABASE_URL or DATA_DIR to an empty one.',
  foreign:
    'The database has tables that are not of Semestr ({{names, list}}): a backup is restored into an empty one only, and nothing was changed.',
  inUse: 'A Semestr server runs on this database: stop all servers and try again. Nothing was changed.',
  doesNotFit:
    'Table {{table}} of the backup is not as Semestr knows it: {{columns, list}}. Nothing was changed.',
  refused: 'The database did not take the backup: {{reason}}. Nothing was changed.',
  lost: 'After restoring, table {{table}} has not as many rows as the backup. Nothing was changed.',
  restored:
    'Restored as of {{at}}: {{tables}} tables, {{rows}} rows, in {{seconds}} s. Migration: {{migration}}.',
  migrated: 'The backup was older, and the database was brought up to date: from {{from}} to {{to}}.',
  progress: '{{table}}: {{rows}} rows',
} satisfies TextsLike<typeof ru>;
