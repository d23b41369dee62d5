import { access, constants, readdir, stat } from 'node:fs/promises';
import { platform } from 'node:os';
import { dirname, join } from 'node:path';
import { BACKUP_ENDING } from '@semestr/core/backups';
import { dottedMoment } from '@semestr/core/dates';
import { backupHealth, diskHealth } from '@semestr/core/doctor';
import { codeOf } from '../failure.ts';
import { type Exam, type Finding, finding } from './finding.ts';

/** What other users of the machine may do with a folder. */
const FOR_OTHERS = 0o077;

/** The folder itself, or the one in which it would be made. */
async function nearest(folder: string): Promise<string> {
  const isThere = await stat(folder).then(
    () => true,
    () => false,
  );
  return isThere || dirname(folder) === folder ? folder : nearest(dirname(folder));
}

/** `database` is how many bytes a database has that lies on the same disk; null where none does. */
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
      t('disk.told', { folder, free }),
      t(health === 'bad' ? 'disk.fix' : 'disk.fixSoon'),
    );
  } catch (error) {
    return finding('disk', 'look', t('disk.unknown', { folder, code: codeOf(error) }), t('disk.fix'));
  }
}

/** The file of a folder that was written last; null where there is none, or no such folder. */
async function newestOf(
  folder: string,
  isMeant: (name: string) => boolean,
): Promise<{ name: string; at: Date } | null> {
  const names = await readdir(folder).catch(() => []);
  let newest: { name: string; at: Date } | null = null;
  for (const name of names.filter(isMeant)) {
    const found = await stat(join(folder, name));
    if (found.isFile() && (newest === null || found.mtime > newest.at)) newest = { name, at: found.mtime };
  }
  return newest;
}

/** `named` is a folder of backups of whatever kind, as `pg_dump` makes them too; null for ours in the data folder. */
export async function examineBackups({ env, t, now }: Exam, named: string | null): Promise<Finding> {
  const folder = named ?? join(env.DATA_DIR, 'backups');
  const newest = await newestOf(folder, (name) =>
    named === null ? name.endsWith(BACKUP_ENDING) : !name.endsWith('.part'),
  );
  if (newest === null) {
    // A demo is made anew with a word.
    const health = env.DEMO ? 'ok' : backupHealth(null);
    return finding('backups', health, t('backups.none', { folder }), t('backups.fixNone'));
  }
  const { name, at } = newest;
  const health = backupHealth(now().getTime() - at.getTime());
  return finding('backups', health, t('backups.newest', { name, at: dottedMoment(at) }), t('backups.fix'));
}
