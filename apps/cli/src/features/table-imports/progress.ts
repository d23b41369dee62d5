import type { TableImport } from '@semestr/api/table-imports';
import { translator } from '@semestr/core/texts';
import type { Context } from '../../io/io.ts';
import { lineProgress } from '../../io/progress.ts';
import { texts } from './texts.ts';

/** Number of progress lines when there is no terminal, such as in a log. */
const PARTS = 10;

/** Shows the progress of storing or undoing a file. */
export interface Progress {
  update: (table: TableImport) => void;
  finish: () => void;
}

/** Writes to stderr: one line that is updated at a terminal, elsewhere one for each tenth. */
export function tableProgress(context: Context): Progress {
  const { stderr, language } = context;
  const t = translator(texts, language);
  const { show, finish } = lineProgress(context);
  let printed = 0;
  return {
    finish,
    update: ({ state, rows, progress, counts }) => {
      const isUndoing = state === 'undoing';
      const [done, total] = isUndoing ? [counts.undone, counts.created + counts.updated] : [progress, rows];
      const textOf = (): string => {
        if (isUndoing) return t('undoing', { done, total });
        return done === 0 ? t('checking') : t('running', { done, total });
      };
      if (stderr.isTTY) return show(textOf);
      const part = Math.floor((done * PARTS) / Math.max(1, total));
      if (part <= printed) return;
      printed = part;
      stderr.write(`${textOf()}\n`);
    },
  };
}
