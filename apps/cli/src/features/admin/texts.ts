import type { Language } from '@semestr/core/display';

const ru = {
  group: 'администраторы',
  summary: 'создать первого администратора',
  username: 'логин администратора',
  fio: 'имя, каким его увидят',
  tokenFile: 'файл с ключом первой настройки (обычно .data/setup-token или $DATA_DIR/setup-token)',
  defaultFio: 'Администратор',
  password: 'Пароль нового администратора: ',
  again: 'Ещё раз: ',
  different: 'Пароли не совпадают.',
  rule: 'Пароль: 8–30 знаков, среди них строчная и прописная латинские буквы, цифра и специальный знак; без пробелов и кириллицы.',
  login: 'Логин: латинские буквы, цифры, «_», «-», «.».',
  noToken: (file: string) =>
    `Нет ключа первой настройки: ${file}. Его создаёт сервер, пока нет ни одного администратора; запускайте там же, где сервер, или назовите --token-file.`,
  created: (username: string, url: string) => `Администратор ${username} создан. Вход: ${url}/console/`,
};

const en = {
  group: 'administrators',
  summary: 'make the first administrator',
  username: 'login of the administrator',
  fio: 'the name that people see',
  tokenFile: 'file with the setup token (.data/setup-token or $DATA_DIR/setup-token by default)',
  defaultFio: 'Administrator',
  password: 'Password of the new administrator: ',
  again: 'Once more: ',
  different: 'The passwords differ.',
  rule: 'Password: 8–30 characters with a lowercase and an uppercase Latin letter, a digit and a special character; no spaces, Latin only.',
  login: 'Login: Latin letters, digits, "_", "-", ".".',
  noToken: (file: string) =>
    `There is no setup token: ${file}. The server makes it while it has no administrator; run this where the server runs, or give --token-file.`,
  created: (username: string, url: string) => `Administrator ${username} was made. Sign in: ${url}/console/`,
} satisfies typeof ru;

export const texts: Record<Language, typeof ru> = { ru, en };
