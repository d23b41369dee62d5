import { randomUUID } from 'node:crypto';
import { chmod, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import * as z from 'zod/mini';
import { codeOf, exit, failure } from '../io/failure.ts';
import type { Context } from '../io/io.ts';
import { texts } from '../io/texts.ts';

/** What is kept of a session: the cookie, who signed in, and when (ISO date-time). */
const Stored = z.object({ cookie: z.string(), username: z.string(), fio: z.string(), since: z.string() });
export type Stored = z.output<typeof Stored>;

type Place = Pick<Context, 'env' | 'url'>;

const GROUP_OR_WORLD = 0o077;

/** The folder of all sessions. The standard has relative paths ignored. */
function folderOf({ env }: Place): string {
  const state = env['XDG_STATE_HOME'] ?? '';
  return join(isAbsolute(state) ? state : join(env['HOME'] || homedir(), '.local', 'state'), 'semestr');
}

/** One file for each server: its address, with what a file name cannot have written as %2F. */
const fileOf = (place: Place): string => join(folderOf(place), `${encodeURIComponent(place.url)}.json`);

/** What is no JSON is nothing. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The session with a server; null where there is none. A file that others can read is refused. */
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

/** Keeps a session. The file is written beside its place and moved there, so that it is whole or not there. */
export async function keepSession(place: Place, stored: Stored): Promise<void> {
  const file = fileOf(place);
  const fresh = `${file}.${randomUUID()}`;
  try {
    await mkdir(folderOf(place), { recursive: true });
    await chmod(folderOf(place), 0o700);
    await writeFile(fresh, JSON.stringify(stored), { mode: 0o600, flag: 'wx' });
    await rename(fresh, file);
  } catch (error) {
    // What kept it from being written may keep it from being removed too: the first failure is the one to tell.
    await rm(fresh, { force: true }).catch(() => undefined);
    throw failure(texts, (t) => t('session.notKept', { file, code: codeOf(error) }), exit.failed, error);
  }
}

/** Keeps a session whose cookie the server has renewed meanwhile; not where another one has taken its place. */
export async function keepRenewed(place: Place, before: Stored, cookie: string): Promise<void> {
  if (cookie === before.cookie) return;
  const stored = await storedSession(place);
  if (stored?.cookie === before.cookie) await keepSession(place, { ...stored, cookie });
}

/** Forgets the session with a server. */
export const forgetSession = (place: Place): Promise<void> => rm(fileOf(place), { force: true });
