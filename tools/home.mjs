/** npm, pnpm and Chromium store files in the home folder. If it is not writable they get a separate one. */
import { accessSync, constants, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { inCache } from './paths.mjs';

export function ensureWritableHome() {
  const home = homedir();
  if (isWritable(home)) return;
  mkdirSync(inCache('home'), { recursive: true });
  process.env.HOME = process.env.USERPROFILE = inCache('home');
  // The user's own registry, proxy and token are still used, but not the settings that npm derived from the old home
  // folder.
  process.env.npm_config_userconfig ??= join(home, '.npmrc');
  delete process.env.npm_config_cache;
}

/** @param {string} folder */
function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
