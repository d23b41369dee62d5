import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The folder itself, or the nearest one above it that exists. */
export async function nearest(folder: string): Promise<string> {
  const isThere = await stat(folder).then(
    () => true,
    () => false,
  );
  return isThere || dirname(folder) === folder ? folder : nearest(dirname(folder));
}
