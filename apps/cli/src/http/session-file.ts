import { randomUUID } from 'node:crypto';
import { chmod, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import * as z from 'zod/mini';
import { codeOf, exit, failure } from '../io/failure.ts';
import type { Context } from '../io/io.ts';
import { texts } from '../io/texts.ts';

/** Stored data of a session: the cookie, the user, and the sign-in time (ISO date-time). */
const Stored = z.object({ cookie: z.string(), username: z.string(), fio: z.string(), since: z.string() });
export type Stored = z.output<typeof Stored>;

type Place = Pick<Context, 'env' | 'url'>;

const GROUP_OR_WORLD = 0o077;

/** Returns the folder of all sessions. The XDG specification requires relative paths to be ignored. */
function folderOf({ env }: Place): string {
  const state = env['XDG_STATE_HOME'] ?? '';
  return join(isAbsolute(state) ? state : join(env['HOME'] || homedir(), '.local', 'state'), 'semestr');
}

/** Returns the file of a server's session: its address, with special characters escaped, such as %2F. */
const fileOf = (place: Place): string => join(folderOf(place), `${encodeURIComponent(place.url)}.json`);

/** Invalid JSON counts as no session. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Returns the session with a server; null when there is none. Throws for a file that other users can read. */
export async function storedSession(place: Place, { isOpenRefused = true } = {}): Promise<Stored | null> {
  const file = fileOf(place);
  const handle = await open(file).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null;
    throw failure(texts, (t) => t('secrets.unreadable', { file }), exit.failed, error);
  });
  if (!handle) return null;
  try {
    const { mode } = await handle.stat();
    if (isOpenRefused && process.platform !== 'win32' && (mode & GROUP_OR_WORLD) !== 0)
      throw failure(texts, (t) => t('session.open', { file }), exit.signIn);
    const stored = z.safeParse(Stored, parsed(await handle.readFile('utf8')));
    if (!stored.success)
      throw failure(texts, (t) => t('session.damaged', { file }), exit.signIn, stored.error);
    return stored.data;
  } finally {
    await handle.close();
  }
}

/** Stores a session. The file is written to a temporary path and moved into place, so that it is never incomplete. */
export async function keepSession(place: Place, stored: Stored): Promise<void> {
  const file = fileOf(place);
  const fresh = `${file}.${randomUUID()}`;
  try {
    await mkdir(folderOf(place), { recursive: true });
    await chmod(folderOf(place), 0o700);
    await writeFile(fresh, JSON.stringify(stored), { mode: 0o600, flag: 'wx' });
    await rename(fresh, file);
  } catch (error) {
    // The cause of the failed write may also prevent the removal. The first error is the one to report.
    await rm(fresh, { force: true }).catch(() => undefined);
    throw failure(texts, (t) => t('session.notKept', { file, code: codeOf(error) }), exit.failed, error);
  }
}

/** Stores a session whose cookie the server has renewed, unless another session has replaced it. */
export async function keepRenewed(place: Place, before: Stored, cookie: string): Promise<void> {
  if (cookie === before.cookie) return;
  const stored = await storedSession(place);
  if (stored?.cookie === before.cookie) await keepSession(place, { ...stored, cookie });
}

/** Removes the session with a server. */
export const forgetSession = (place: Place): Promise<void> => rm(fileOf(place), { force: true });
