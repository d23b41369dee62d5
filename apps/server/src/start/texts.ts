import { defineTexts, type TextsLike, type Translate } from '@semestr/core/texts';

const ru = {
  settings: {
    wrong: '{{name}}: {{what}}.',
    url: 'нужен адрес, который начинается с {{protocols}}',
    or: 'или',
    whole: 'нужно целое число',
    number: 'нужно число',
    least: 'нужно не меньше {{bound}}',
    most: 'нужно не больше {{bound}}',
    clamd: 'нужен адрес вида host:3310 или путь сокета, например /run/clamav/clamd.ctl',
    origins: 'нужны адреса вида https://push.example или off',
    flag: 'нужно on или off',
    email: 'нужен адрес электронной почты',
    issuer: 'нужен адрес, который начинается с https:// (http:// только на этой машине)',
    oidc: 'Для OIDC_ISSUER задайте и {{names}}.',
    disclosure: 'нужно open или strict',
    factor: 'нужно required, optional или что-то из этого: {{roles}}',
    trust:
      'нужно none, число прокси от 1 до 9 или адреса, сети вида 10.0.0.0/8, loopback, linklocal или uniquelocal через запятую',
    characters: 'нужно не меньше 16 символов',
    level: 'нужен уровень от silent до trace',
  },
  openToNetwork:
    'HOST={{host}} отвечает всей сети, а ни TRUST_PROXY, ни PUBLIC_URL не заданы: сервер верит тому своему адресу, который назван в запросе, и не верит тому, что прокси на другой машине говорит о своих клиентах. Укажите в PUBLIC_URL адрес, по которому сервер открывают люди, а в TRUST_PROXY — его прокси или none.',
  folderNotMade: 'Не удаётся создать папку данных {{folder}}: {{reason}}.',
  folderTaken: 'Папка данных {{folder}} занята другим «Семестром»: остановите его или задайте DATA_DIR.',
  diskFull:
    'На диске папки данных {{folder}} осталось {{free}} МБ, а базе данных, чтобы открыться, нужно {{least}}; освободите место или укажите в DATA_DIR папку на другом диске.',
  notOpened: 'База данных в {{folder}} не открывается: {{reason}}.',
  inMemory: 'памяти',
  notReached: 'По DATABASE_URL нет сервера PostgreSQL: {{reason}}.',
  newer:
    'Базу данных уже обновил более новый «Семестр»: этот не знает её миграцию {{number}}; запустите более новый или восстановите резервную копию, сделанную перед обновлением.',
  unreleased:
    'База данных создана между двумя выпусками «Семестра»: её миграция {{tag}} не такая, как в выпуске, и ничего не изменено; запустите тот «Семестр», который её создал, или укажите в DATABASE_URL или DATA_DIR пустую базу.',
  notMigrated:
    'Не удалось обновить базу данных: {{what}}, ошибка ({{reason}}), ничего не изменено; запустите прежний «Семестр» и сообщите об этой фразе.',
  migration: 'миграция {{tag}}',
  beforeMigrations: 'шаг перед миграциями',
} as const;

const en = {
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
    'HOST={{host}} is reachable from the network, but neither TRUST_PROXY nor PUBLIC_URL is set: the server trusts the host name in each request, and ignores client addresses from proxies on other machines. Set PUBLIC_URL to the public address of the server, and TRUST_PROXY to its proxies or to none.',
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
} as const satisfies TextsLike<typeof ru>;

/** Reasons for which the server, or an operation on its data, cannot start. */
export const startTexts = defineTexts('server.start', { ru, en });
export type StartTranslate = Translate<typeof ru>;
