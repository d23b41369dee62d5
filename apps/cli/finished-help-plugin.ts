import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@semestr/core/languages';
import type { Plugin } from 'vite';

/**
 * Writes the help of the whole program next to it, in each language: the output never changes, and most of the time to
 * produce it is loading.
 */
export const finishedHelp: Plugin = {
  name: 'finished-help',
  writeBundle({ dir = '' }) {
    for (const language of languages) {
      // A second argument makes the program render its help instead of looking for the prebuilt file.
      const args = [join(dir, 'semestr.mjs'), '--help', '--lang', language];
      writeFileSync(join(dir, `help-${language}.txt`), execFileSync(process.execPath, args));
    }
  },
};
