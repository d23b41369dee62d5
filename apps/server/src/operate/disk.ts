import { stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The folder itself, or the nearest one above it that exists. */
export async function nearest(folder: string): Promise<string> {
  const isThere = await stat(folder).then(
    () => true,
    () => false,
  );
  return isThere || dirname(folder) === folder ? folder : nearest(dirname(folder));
}

/** How many bytes this user may still write in a folder. */
export async function freeIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
