/** Texts about the usage of the operations. */
export default {
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
