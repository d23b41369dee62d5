/** npm, pnpm and Chromium keep things in the home folder. Where it cannot be written they get one of their own. */
import { accessSync, constants, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { inCache } from './paths.mjs';

export function ensureWritableHome() {
  const home = homedir();
  if (isWritable(home)) return;
  mkdirSync(inCache('home'), { recursive: true });
  process.env.HOME = process.env.USERPROFILE = inCache('home');
  // The user's own registry, proxy and token are still read; what npm derived from the old home is not.
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
