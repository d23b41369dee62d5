import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  served:
    'The embedded database in {{folder}} cannot be backed up while a server is running: stop it. PostgreSQL can be backed up while servers are running.',
  servedRestore:
    'A backup cannot be restored into the embedded database in {{folder}} while a server is running: stop it.',
  nothingHere: 'Semestr has never been started on this database: there is nothing to back up.',
  there: 'The file {{file}} already exists. To replace it: --force',
  notWritten: 'The backup {{file}} could not be written: {{code}}.',
  notStreamed: 'The backup could not be written to stdout: {{code}}.',
  terminal:
    'A backup is binary: send it to a file or another program, e.g. semestr backup --out - | gpg -e > backup.gpg',
  streamed: 'The backup was written to stdout.',
  saved:
    'Saved: {{tables}} tables, {{rows}} rows, {{bytes, size}}, in {{seconds}} s. Keep the file as secret as the database itself.',
  leftOut: 'Tables that do not belong to Semestr are not in the backup: {{names, list}}.',
  sound:
    'The backup is valid: created on {{at}} by Semestr {{semestr}} (migration {{migration}}, {{database}}), {{tables}} tables, {{rows}} rows.',
  unreadable: 'The file {{file}} could not be read: {{code}}.',
  noBackup: '{{file}} is not a Semestr backup.',
  otherFormat:
    'The backup {{file}} was created by a newer Semestr ({{semestr}}), in a format unknown to this one. Use the newer one.',
  damaged: 'The backup {{file}} is damaged: {{why}}.',
  why: {
    ends: 'it ends too early',
    bytes: 'it cannot be unpacked',
    line: 'line {{number}} cannot be read',
    sum: 'its checksum is wrong',
    count: 'table {{table}} has the wrong number of rows',
  },
  noSpace:
    'The disk of {{folder}} has {{there, size}} free, but about {{needed, size}} are needed. Nothing was changed. Free some space, or set DATA_DIR to another folder.',
  notEmpty:
    'The database already has records (table {{table}}): a backup can only be restored into an empty one. Nothing was changed. Set DATABASE_URL or DATA_DIR to an empty one.',
  foreign:
    'The database has tables that do not belong to Semestr ({{names, list}}): a backup can only be restored into an empty one. Nothing was changed.',
  inUse: 'A Semestr server is running on this database: stop all servers and try again. Nothing was changed.',
  doesNotFit: 'Table {{table}} of the backup has unexpected columns: {{columns, list}}. Nothing was changed.',
  refused: 'The database rejected the backup: {{reason}}. Nothing was changed.',
  lost: 'After restoring, table {{table}} has another number of rows than the backup. Nothing was changed.',
  restored:
    'Restored as of {{at}}: {{tables}} tables, {{rows}} rows, in {{seconds}} s. Migration: {{migration}}.',
  migrated: 'The backup was older, so the database was migrated from {{from}} to {{to}}.',
  progress: '{{table}}: {{rows}} rows',
} satisfies TextsLike<typeof ru>;
