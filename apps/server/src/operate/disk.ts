import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Returns the folder, or the nearest existing one above it. */
export async function nearest(folder: string): Promise<string> {
  const isThere = await stat(folder).then(
    () => true,
    () => false,
  );
  return isThere || dirname(folder) === folder ? folder : nearest(dirname(folder));
}
