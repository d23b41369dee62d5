/** Reasons for which the server, or an operation on its data, cannot start. */
export default {
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
