import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
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
} satisfies TextsLike<typeof ru>;
