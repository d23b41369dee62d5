import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  served:
    'Пока работает сервер, встроенную базу данных из {{folder}} сохранить нельзя: остановите его. В PostgreSQL копии делают и при работающих серверах.',
  servedRestore:
    'Пока работает сервер, во встроенную базу данных в {{folder}} ничего не восстановить: остановите его.',
  nothingHere: 'В этой базе данных «Семестр» ещё не запускали: сохранять нечего.',
  there: 'Файл {{file}} уже есть. Заменить его: --force',
  notWritten: 'Не удалось записать резервную копию {{file}}: {{code}}.',
  notStreamed: 'Не удалось передать резервную копию: {{code}}.',
  terminal:
    'Резервная копия – двоичные данные: направьте их в файл или в другую программу, например semestr backup --out - | gpg -e > копия.gpg',
  streamed: 'Копия передана в стандартный вывод.',
  saved:
    'Сохранено: таблиц {{tables}}, строк {{rows}}, {{bytes, size}}, за {{seconds}} с. Файл так же секретен, как и сама база данных.',
  leftOut: 'Таблицы не от «Семестра», в копии их нет: {{names, list}}.',
  sound:
    'Копия цела: сделана {{at}} «Семестром» {{semestr}} (миграция {{migration}}, {{database}}), таблиц {{tables}}, строк {{rows}}.',
  unreadable: 'Не удалось прочитать файл {{file}}: {{code}}.',
  noBackup: '{{file}} – не резервная копия «Семестра».',
  otherFormat:
    'Копию {{file}} сделал более новый «Семестр» ({{semestr}}): этот не знает её вида. Возьмите более новый.',
  damaged: 'Копия {{file}} повреждена: {{why}}.',
  why: {
    ends: 'она обрывается',
    bytes: 'она не распаковывается',
    line: 'строка {{number}} не читается',
    sum: 'контрольная сумма не сходится',
    count: 'в таблице {{table}} не столько строк, сколько было',
  },
  noSpace:
    'На диске с {{folder}} мало места: свободно {{there, size}}, нужно около {{needed, size}}. Ничего не изменено. Освободите место или укажите другую папку в DATA_DIR.',
  notEmpty:
    'В базе данных уже есть записи (таблица {{table}}): восстанавливают только в пустую, и ничего не изменено. Укажите пустую в DATABASE_URL или DATA_DIR.',
  foreign:
    'В базе данных есть таблицы не от «Семестра» ({{names, list}}): восстанавливают только в пустую, и ничего не изменено.',
  inUse:
    'С этой базой данных работает сервер «Семестра»: остановите все серверы и повторите. Ничего не изменено.',
  doesNotFit:
    'Таблица {{table}} в копии не такая, какой её знает «Семестр»: {{columns, list}}. Ничего не изменено.',
  refused: 'База данных не приняла копию: {{reason}}. Ничего не изменено.',
  lost: 'В таблице {{table}} после восстановления не столько строк, сколько в копии. Ничего не изменено.',
  restored:
    'Восстановлено на {{at}}: таблиц {{tables}}, строк {{rows}}, за {{seconds}} с. Миграция: {{migration}}.',
  migrated: 'Копия была старше, база данных обновлена: с {{from}} до {{to}}.',
  progress: '{{table}}: строк {{rows}}',
} as const;

const en = {
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
  lost: 'After restoring, table {{table}} has a different number of rows than the backup. Nothing was changed.',
  restored:
    'Restored as of {{at}}: {{tables}} tables, {{rows}} rows, in {{seconds}} s. Migration: {{migration}}.',
  migrated: 'The backup was older, so the database was migrated from {{from}} to {{to}}.',
  progress: '{{table}}: {{rows}} rows',
} as const satisfies TextsLike<typeof ru>;

/** Texts of backup and restore. */
export const backupTexts = defineTexts('server.backup', { ru, en });
