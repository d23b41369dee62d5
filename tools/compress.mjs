/** Compresses the files of a front end once, so that the server can send them as they are. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const TEXT = /\.(?:js|css|svg|html)$/;

/** Writes a brotli-compressed copy next to every text file, with maximum compression. @param {string} folder */
export function compress(folder) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !TEXT.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path), { params }));
  }
}
