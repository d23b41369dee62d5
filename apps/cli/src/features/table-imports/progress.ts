import type { TableImport } from '@semestr/api/table-imports';
import { translator } from '@semestr/core/texts';
import type { Context } from '../../io/io.ts';
import { lineProgress } from '../../io/progress.ts';
import { texts } from './texts.ts';

/** Off a terminal a line is written for so many parts of the whole: a log is read later. */
const PARTS = 10;

/** Shows how far a file is stored, or taken back. */
export interface Progress {
  update: (table: TableImport) => void;
  finish: () => void;
}

/** On stderr: a line that is written anew at a terminal, elsewhere one for each tenth. */
export function tableProgress(context: Context): Progress {
  const { stderr, language } = context;
  const t = translator(texts, language);
  const { show, finish } = lineProgress(context);
  let told = 0;
  return {
    finish,
    update: ({ state, rows, progress, counts }) => {
      const isUndoing = state === 'undoing';
      const [done, total] = isUndoing ? [counts.undone, counts.created + counts.updated] : [progress, rows];
      const tell = (): string => {
        if (isUndoing) return t('undoing', { done, total });
        return done === 0 ? t('checking') : t('running', { done, total });
      };
      if (stderr.isTTY) return show(tell);
      const part = Math.floor((done * PARTS) / Math.max(1, total));
      if (part <= told) return;
      told = part;
      stderr.write(`${tell()}\n`);
    },
  };
}
