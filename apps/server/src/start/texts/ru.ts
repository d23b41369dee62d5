/** What keeps the server, or an operation on its data, from starting. */
export default {
  settings: {
    wrong: '{{name}}: {{what}}.',
    url: 'нужен адрес, который начинается с {{protocols}}',
    or: 'или',
    whole: 'нужно целое число',
    number: 'нужно число',
    least: 'нужно не меньше {{bound}}',
    most: 'нужно не больше {{bound}}',
    origins: 'нужны адреса вида https://push.example или off',
    flag: 'нужно on или off',
    email: 'нужен адрес электронной почты',
    disclosure: 'нужно open или strict',
    factor: 'нужно required или optional',
    characters: 'нужно не меньше 16 символов',
    level: 'нужен уровень от silent до trace',
  },
  folderNotMade: 'Не удаётся создать папку данных {{folder}}: {{reason}}.',
  folderTaken: 'Папка данных {{folder}} занята другим «Семестром»: остановите его или задайте DATA_DIR.',
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
