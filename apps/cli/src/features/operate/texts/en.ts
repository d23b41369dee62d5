import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  server: 'the folder of Semestr with its server (or SEMESTR_SERVER; else looked for from here upwards)',
  out: 'where to save: a file, a folder (a name with a slash at its end), or - for stdout (DATA_DIR/backups by default)',
  check: 'only check the file of a backup: all of it, without a database',
  file: 'the file of a backup',
  backups: 'the folder with backups (DATA_DIR/backups by default)',
  port: 'port (PORT or 3000 by default)',
  scale: 'size: 1 has 1,500 students; from 0.05 to 20',
  data: 'a folder for the data, which stay for the next time (a temporary one by default)',
  noServer: 'There is no Semestr server here. Name the folder that has it: --server DIR or SEMESTR_SERVER.',
  noServerIn: 'There is no Semestr server in {{folder}}: it must be a folder that has {{file}}.',
  noNode: 'The server needs Node {{needed}} or newer, and there is no node in PATH: https://nodejs.org',
  oldNode:
    'The server needs Node {{needed}} or newer, and the node in PATH is {{version}}: https://nodejs.org',
  notRun: 'The server could not be run: {{code}}.',
  temporary: 'The data are in a temporary folder and go with it. To keep them: --data DIR',
  unbuilt:
    'Portal and console are not built yet, there is only the API. To build them: npm start in {{folder}}',
} satisfies TextsLike<typeof ru>;
