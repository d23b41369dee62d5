import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { failure } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { texts } from './texts.ts';

const source = join('apps', 'server', 'src');

/** Programs of a server, in a folder that contains one. */
export interface ServerFolder {
  folder: string;
  /** Its operations: backup, restore, doctor. */
  operations: string;
  /** The server itself. */
  main: string;
}

const serverIn = (folder: string): ServerFolder => ({
  folder,
  operations: join(folder, source, 'operate', 'main.ts'),
  main: join(folder, source, 'main.ts'),
});

const isServer = ({ operations }: ServerFolder): boolean => existsSync(operations);

/**
 * Finds the server on this machine: in the named folder, in that of SEMESTR_SERVER, or in the nearest folder above the
 * working directory. Throws when there is none.
 */
export function findServer(
  { cwd, env }: Pick<Context, 'cwd' | 'env'>,
  named: string | undefined,
): ServerFolder {
  const folderNamed = named ?? (env['SEMESTR_SERVER'] || undefined);
  if (folderNamed !== undefined) {
    const server = serverIn(resolve(cwd, folderNamed));
    if (isServer(server)) return server;
    const file = join(source, 'operate', 'main.ts');
    throw failure(texts, (t) => t('noServerIn', { folder: server.folder, file }));
  }
  for (let folder = resolve(cwd); ; folder = dirname(folder)) {
    const server = serverIn(folder);
    if (isServer(server)) return server;
    if (dirname(folder) === folder) throw failure(texts, (t) => t('noServer'));
  }
}
