import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import type { Context } from '../../io/io.ts';
import type { Kind } from './kinds.ts';
import { texts } from './texts.ts';

export type Phase = 'reading' | 'storing';

/** Reports the progress of an import. */
export interface Progress {
  update: (phase: Phase, kind: Kind | 'lists', done: number, total: number) => void;
  finish: () => Promise<void>;
}

/** Formats "reading: groups". */
export function phaseName(phase: Phase, kind: Kind | 'lists', language: Language): string {
  const t = translator(texts, language);
  return `${t(phase)}: ${t(`kinds.${kind === 'lists' ? 'answers' : kind}`)}`;
}

/** Prints one line for each completed kind, for logs. */
export function plainProgress({ stderr, language }: Context): Progress {
  return {
    update: (phase, kind, done, total) => {
      if (done === total && total > 0) stderr.write(`${phaseName(phase, kind, language)} ${total}\n`);
    },
    finish: () => Promise.resolve(),
  };
}
