import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importServer, type Replies, type Stub, stubProvider } from './provider.fixture.ts';
import { type Run, run, type World } from './run.fixture.ts';
import type { Report } from '../src/features/import/report.ts';

/** A folder of saved responses and a server to import them into. */
export interface Workspace {
  folder: string;
  stub: Stub;
  /** Saves files; content that is not a string is saved as JSON. */
  save: (files: Record<string, unknown>) => Promise<void>;
  importFolder: (argv?: readonly string[], world?: World) => Promise<Run>;
  /** Returns the records of the first import call of this kind. */
  sent: (kind: string) => unknown;
  close: () => Promise<void>;
}

export async function openWorkspace(replies: Replies = {}): Promise<Workspace> {
  const folder = await mkdtemp(join(tmpdir(), 'semestr-cli-'));
  const stub = await stubProvider({ ...importServer(), ...replies });
  return {
    folder,
    stub,
    save: async (files) => {
      for (const [name, value] of Object.entries(files))
        await writeFile(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value));
    },
    importFolder: (argv = [], world = {}) =>
      run(['import', '--from', '.', '--user', 'admin', ...argv], {
        url: stub.url,
        cwd: folder,
        stdin: 'Admin-2026!',
        ...world,
      }),
    sent: (kind) => stub.requests.find(({ line }) => line === `POST /admin/import/${kind}`)?.body,
    close: async () => {
      await stub.close();
      await rm(folder, { recursive: true });
    },
  };
}

export const reportOf = ({ out }: Run): Report => JSON.parse(out) as Report;
