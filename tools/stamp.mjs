/** Tells cheaply whether something must be made again: a fingerprint of its inputs, kept from the last time. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Made by tools, not by people. */
const skipped = new Set([
  'node_modules',
  'dist',
  'dist-mounted',
  'dist-server',
  'dist-single',
  'dist-package',
]);

/** @param {string[]} files whose content counts; @param {string[]} folders of whose files time and size count */
export function fingerprint(files, folders = []) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(file));
  for (const file of folders.flatMap(filesIn)) {
    const { mtimeMs, size } = statSync(file);
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex');
}

/** @param {string} folder @returns {string[]} */
function filesIn(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => !skipped.has(entry.name));
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

/** @param {string} stamp @param {string} print */
export function isCurrent(stamp, print) {
  try {
    return readFileSync(stamp, 'utf8') === print;
  } catch {
    return false;
  }
}

/** @param {string} stamp @param {string} print */
export function keep(stamp, print) {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, print);
}
