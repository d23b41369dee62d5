import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  create: 'создать первого администратора',
  username: 'логин администратора (admin)',
  fio: 'имя, каким его увидят («Администратор»)',
  defaultFio: 'Администратор',
  tokenFile: 'файл с ключом первой настройки (обычно .data/setup-token или $DATA_DIR/setup-token)',
  password: 'Пароль нового администратора: ',
  again: 'Ещё раз: ',
  different: 'Пароли не совпадают.',
  rule: 'Пароль: 8–30 знаков, среди них строчная и прописная латинские буквы, цифра и специальный знак; без пробелов и кириллицы.',
  login: 'Логин: латинские буквы, цифры, «_», «-», «.».',
  noToken:
    'Нет ключа первой настройки: {{file}}. Его создаёт сервер, пока нет ни одного администратора; запускайте там же, где сервер, или назовите --token-file.',
  created: 'Администратор {{username}} создан. Вход: {{url}}/console/',
} as const;

const en = {
  create: 'create the first administrator',
  username: 'username of the administrator (admin by default)',
  fio: 'display name ("Administrator" by default)',
  defaultFio: 'Administrator',
  tokenFile: 'file with the setup token (.data/setup-token or $DATA_DIR/setup-token by default)',
  password: 'Password of the new administrator: ',
  again: 'Repeat the password: ',
  different: 'The passwords do not match.',
  rule: 'Password: 8–30 Latin characters without spaces, with a lowercase and an uppercase letter, a digit and a special character.',
  login: 'Username: Latin letters, digits, "_", "-", ".".',
  noToken:
    'There is no setup token: {{file}}. The server creates it while it has no administrator; run this where the server runs, or give --token-file.',
  created: 'Administrator {{username}} was created. Sign in: {{url}}/console/',
} as const satisfies TextsLike<typeof ru>;

export const texts = defineTexts('cli-admin', { ru, en });
