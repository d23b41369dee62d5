import { access, constants, open, readdir, stat } from 'node:fs/promises';
import { platform } from 'node:os';
import { join } from 'node:path';
import { BACKUP_ENDING } from '@semestr/core/backups';
import { dottedMoment } from '@semestr/core/dates';
import { backupHealth, diskHealth } from '@semestr/core/doctor';
import { readHeader } from '../backup/read.ts';
import { nearest } from '../disk.ts';
import { codeOf } from '../failure.ts';
import { type Exam, type Finding, finding } from './findings.ts';

/** Permission bits for other users of the machine. */
const FOR_OTHERS = 0o077;

/** Checks the free space; `database` is the size in bytes of a database on the same disk; null when there is none. */
export async function examineDisk({ env, t, means }: Exam, database: number | null): Promise<Finding> {
  const folder = env.DATA_DIR;
  const found = await nearest(folder);
  try {
    await access(found, constants.W_OK);
  } catch (error) {
    return finding('disk', 'bad', t('disk.closed', { folder, code: codeOf(error) }), t('disk.fixClosed'));
  }
  if (found === folder && ((await stat(folder)).mode & FOR_OTHERS) !== 0 && platform() !== 'win32')
    return finding('disk', 'bad', t('disk.open', { folder }), t('disk.fixOpen'));
  try {
    const free = await means.freeIn(found);
    const health = diskHealth({ free, database });
    return finding(
      'disk',
      health,
      t('disk.state', { folder, free }),
      t(health === 'bad' ? 'disk.fix' : 'disk.fixSoon'),
    );
  } catch (error) {
    return finding('disk', 'look', t('disk.unknown', { folder, code: codeOf(error) }), t('disk.fix'));
  }
}

/** A file among backups: its time of creation, and whether it begins like a backup. */
interface FoundBackup {
  name: string;
  at: Date;
  isSound: boolean;
}

/** Signature of `pg_dump`'s own format; other programs also use the extension `.backup`. */
const PG_DUMP = 'PGDMP';

async function startOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(PG_DUMP.length), 0, PG_DUMP.length, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

/**
 * Reads a file of a folder as a backup. Our backups have the time in their header, because the time of a file is that
 * of its last copy. Returns null for a folder.
 */
async function backupIn(folder: string, name: string): Promise<FoundBackup | null> {
  const file = join(folder, name);
  const found = await stat(file);
  if (!found.isFile()) return null;
  const byFile = { name, at: found.mtime };
  if (!name.endsWith(BACKUP_ENDING)) return { ...byFile, isSound: true };
  try {
    return { name, at: new Date((await readHeader(file)).at), isSound: true };
  } catch {
    return { ...byFile, isSound: (await startOf(file).catch(() => '')) === PG_DUMP };
  }
}

/** Finds the latest backup in a folder; null when there is none, or the folder does not exist. */
async function newestOf(folder: string, isMeant: (name: string) => boolean): Promise<FoundBackup | null> {
  const names = await readdir(folder).catch(() => []);
  let newest: FoundBackup | null = null;
  for (const name of names.filter(isMeant)) {
    const found = await backupIn(folder, name);
    if (found && (newest === null || found.at > newest.at)) newest = found;
  }
  return newest;
}

/**
 * Checks the backups. `named` is a folder of backups of any kind, including those of `pg_dump`; null for our backups in
 * the data folder.
 */
export async function examineBackups({ env, t, now }: Exam, named: string | null): Promise<Finding> {
  const folder = named ?? join(env.DATA_DIR, 'backups');
  const newest = await newestOf(folder, (name) =>
    named === null ? name.endsWith(BACKUP_ENDING) : !name.endsWith('.part'),
  );
  if (newest === null) {
    // A demo can be recreated with one command, so it needs no backup.
    const health = env.DEMO ? 'ok' : backupHealth(null);
    return finding('backups', health, t('backups.none', { folder }), t('backups.fixNone'));
  }
  const { name, at, isSound } = newest;
  if (!isSound) return finding('backups', 'bad', t('backups.garbage', { name }), t('backups.fixGarbage'));
  const health = backupHealth(now().getTime() - at.getTime());
  return finding('backups', health, t('backups.newest', { name, at: dottedMoment(at) }), t('backups.fix'));
}
