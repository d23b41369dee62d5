import type { Language } from '@semestr/core/display';

/** What every command says. Russian is the source; English `satisfies` it, as in each feature's own texts. */
const ru = {
  description: 'Терминал сотрудников поддержки портала «Семестр».',
  options: {
    url: 'адрес сервера (или SEMESTR_URL; обычно http://localhost:3000)',
    json: 'вывести данные в виде JSON',
    lang: 'язык: ru или en (или SEMESTR_LANG; иначе по LANG)',
    noColor: 'без цвета (или NO_COLOR)',
    help: 'показать справку',
    version: 'показать версию',
    user: 'логин; пароль спросят, или он придёт из файла или stdin',
    passwordFile: 'файл с паролем, доступный только вам (chmod 600)',
  },
  titles: {
    'Usage:': 'Как вызывать:',
    'Arguments:': 'Аргументы:',
    'Options:': 'Параметры:',
    'Global Options:': 'Общие параметры:',
    'Commands:': 'Команды:',
  } as Record<string, string>,
  examples: 'Примеры:',
  exitCodes:
    'Коды выхода: 0 всё хорошо, 1 не получилось, 2 неверный вызов, 3 импорт потерял бы занятия, 4 нужен вход.',
  moreHelp: (command: string) => `Справка: ${command} --help`,
  at: (url: string) => `Сервер: ${url}`,
  until: (time: string) => `Подождите до ${time}.`,
  fieldWrong: (field: string, reason: string) => `поле ${field}: ${reason}`,
  outsideContract: (call: string) => `Ответ сервера не соответствует контракту: ${call}`,
  unforeseen: (message: string) => `Непредвиденная ошибка: ${message}`,
};

const en = {
  description: 'The terminal of the support staff of the Semestr portal.',
  options: {
    url: 'address of the server (or SEMESTR_URL; http://localhost:3000 by default)',
    json: 'print the data as JSON',
    lang: 'language: ru or en (or SEMESTR_LANG; else by LANG)',
    noColor: 'no colours (or NO_COLOR)',
    help: 'show this help',
    version: 'show the version',
    user: 'login; the password is asked for, or comes from a file or stdin',
    passwordFile: 'a file with the password that only you can read (chmod 600)',
  },
  titles: {} as Record<string, string>,
  examples: 'Examples:',
  exitCodes: 'Exit codes: 0 fine, 1 failed, 2 wrong usage, 3 an import would lose lessons, 4 sign in.',
  moreHelp: (command: string) => `Help: ${command} --help`,
  at: (url: string) => `Server: ${url}`,
  until: (time: string) => `Wait until ${time}.`,
  fieldWrong: (field: string, reason: string) => `field ${field}: ${reason}`,
  outsideContract: (call: string) => `The server’s answer does not fit the contract: ${call}`,
  unforeseen: (message: string) => `Unforeseen error: ${message}`,
} satisfies typeof ru;

export const texts: Record<Language, typeof ru> = { ru, en };
