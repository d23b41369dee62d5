import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@semestr/core/languages';
import type { Plugin } from 'vite';

/**
 * Writes the help of the whole program beside it, in each language: it is the same every time, and most of what it takes to
 * make it is loading.
 */
export const finishedHelp: Plugin = {
  name: 'finished-help',
  writeBundle({ dir = '' }) {
    for (const language of languages) {
      // A second word has the program make its help instead of looking for the finished one.
      const args = [join(dir, 'semestr.mjs'), '--help', '--lang', language];
      writeFileSync(join(dir, `help-${language}.txt`), execFileSync(process.execPath, args));
    }
  },
};
