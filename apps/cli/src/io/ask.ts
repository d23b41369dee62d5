import { createInterface } from 'node:readline';
import type { Io } from './io.ts';

/** Yes in each supported language, or its first letter. */
const YES = /^(?:y|yes|д|да|т|так)$/i;

/** Prompts at the terminal; anything but a yes is a no. */
export function askYes({ stdin, stderr }: Pick<Io, 'stdin' | 'stderr'>, question: string): Promise<boolean> {
  const lines = createInterface({ input: stdin, terminal: false });
  stderr.write(question);
  return new Promise((answer) => {
    lines.once('line', (line) => {
      answer(YES.test(line.trim()));
      lines.close();
    });
    lines.once('close', () => answer(false));
  });
}
