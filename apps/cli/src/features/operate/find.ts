import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { failure } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { texts } from './texts.ts';

const source = join('apps', 'server', 'src');

/** The programs of a server, in a folder that has one. */
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
 * The server on this machine: in the folder that is named, in that of SEMESTR_SERVER, or in the nearest one above where
 * the person stands. Fails where there is none.
 */
export function findServer(
  { cwd, env }: Pick<Context, 'cwd' | 'env'>,
  named: string | undefined,
): ServerFolder {
  const told = named ?? (env['SEMESTR_SERVER'] || undefined);
  if (told !== undefined) {
    const server = serverIn(resolve(cwd, told));
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
