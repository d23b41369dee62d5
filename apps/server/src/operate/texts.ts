import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  usage:
    'Использование: node apps/server/src/operate/main.ts\n  backup [--out ФАЙЛ] [--force]\n  backup --check ФАЙЛ\n  restore ФАЙЛ\n  doctor [--backups ПАПКА]\nОбщие параметры: --json --language ru|en',
  gateway:
    'С PROVIDER_URL «Семестр» ничего не хранит: данные у провайдера, и сохранять или восстанавливать здесь нечего.',
  noDatabase:
    'В папке {{folder}} нет встроенной базы данных: задайте DATA_DIR или DATABASE_URL так же, как для сервера.',
  silent: 'База данных давно не отвечает. Можно прервать (Ctrl-C): тогда ничего не изменится.',
  unforeseen: 'Непредвиденная ошибка: {{message}}',
  interrupted: 'Остановлено.',
} as const;

const en = {
  usage:
    'Usage: node apps/server/src/operate/main.ts\n  backup [--out FILE] [--force]\n  backup --check FILE\n  restore FILE\n  doctor [--backups DIR]\nGlobal options: --json --language ru|en',
  gateway:
    'With PROVIDER_URL Semestr stores nothing: the provider has the data, so there is nothing to back up or restore here.',
  noDatabase: 'There is no embedded database in {{folder}}: set DATA_DIR or DATABASE_URL as for the server.',
  silent: 'The database has not answered for a while. You can stop (Ctrl-C): nothing will be changed.',
  unforeseen: 'Unexpected error: {{message}}',
  interrupted: 'Stopped.',
} as const satisfies TextsLike<typeof ru>;

/** Texts about the usage of the operations. */
export const operateTexts = defineTexts('server.operate', { ru, en });
