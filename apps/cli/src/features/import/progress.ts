import type { Context } from '../../io/io.ts';
import type { Kind } from './kinds.ts';
import { texts } from './texts.ts';

export type Phase = 'reading' | 'storing';

/** Shows how far an import has got. */
export interface Progress {
  update: (phase: Phase, kind: Kind | 'lists', done: number, total: number) => void;
  finish: () => Promise<void>;
}

/** One line for each kind when it is done, for logs. */
export function plainProgress({ stderr, language }: Context): Progress {
  const t = texts[language];
  return {
    update: (phase, kind, done, total) => {
      if (done === total && total > 0)
        stderr.write(`${t[phase]}: ${t.kinds[kind === 'lists' ? 'answers' : kind]} ${total}\n`);
    },
    finish: () => Promise.resolve(),
  };
}
