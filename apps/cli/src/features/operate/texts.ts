import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  server: 'папка «Семестра» с сервером (или SEMESTR_SERVER; иначе ищется отсюда вверх)',
  out: 'куда сохранить: файл, папка (имя с косой чертой на конце) или - для стандартного вывода (обычно DATA_DIR/backups)',
  check: 'только проверить файл копии: целиком, без базы данных',
  file: 'файл резервной копии',
  backups: 'папка с резервными копиями (обычно DATA_DIR/backups)',
  port: 'порт (обычно PORT или 3000)',
  scale: 'размер: 1 – 1500 студентов, от 0.05 до 20',
  data: 'папка для данных: останутся до следующего раза (обычно временная)',
  noServer:
    'Сервера «Семестра» здесь нет. Укажите папку, в которой он лежит: --server ПАПКА или SEMESTR_SERVER.',
  noServerIn: 'В {{folder}} нет сервера «Семестра»: нужна папка, в которой есть {{file}}.',
  noNode: 'Серверу нужен Node {{needed}} или новее, а в PATH нет node: https://nodejs.org',
  oldNode: 'Серверу нужен Node {{needed}} или новее, а в PATH – {{version}}: https://nodejs.org',
  notRun: 'Не удалось запустить сервер: {{code}}.',
  temporary: 'Данные временные: удалятся, когда демо остановят. Чтобы сохранить их: --data ПАПКА',
  unbuilt: 'Портал и консоль ещё не собраны, будет только API. Собрать: npm start в {{folder}}',
} as const;

const en = {
  server: 'folder of the Semestr server (or SEMESTR_SERVER; searched from here upwards by default)',
  out: 'where to save: a file, a folder (ending with a slash), or - for stdout (DATA_DIR/backups by default)',
  check: 'only check a whole backup file, without a database',
  file: 'backup file',
  backups: 'folder with backups (DATA_DIR/backups by default)',
  port: 'port (PORT or 3000 by default)',
  scale: 'size from 0.05 to 20; 1 has 1,500 students',
  data: 'folder that keeps the data for the next run (temporary by default)',
  noServer: 'There is no Semestr server here. Give its folder: --server DIR or SEMESTR_SERVER.',
  noServerIn: 'There is no Semestr server in {{folder}}: the folder must contain {{file}}.',
  noNode: 'The server needs Node {{needed}} or newer, but there is no node in PATH: https://nodejs.org',
  oldNode:
    'The server needs Node {{needed}} or newer, but the node in PATH is {{version}}: https://nodejs.org',
  notRun: 'Could not start the server: {{code}}.',
  temporary: 'The data are deleted when the demo stops. To keep them: --data DIR',
  unbuilt:
    'The portal and the console are not built yet; only the API is available. To build them: npm start in {{folder}}',
} as const satisfies TextsLike<typeof ru>;

export const texts = defineTexts('cli-operate', { ru, en });
