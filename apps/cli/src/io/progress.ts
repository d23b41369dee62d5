import { translator } from '@semestr/core/texts';
import type { Context } from './io.ts';
import { texts } from './texts.ts';

/** Progress is shown after the first second, and then updated ten times a second. In milliseconds. */
const QUIET = 1000;
const PAUSE = 100;

const CLEAR_LINE = '\r\u001b[K';

/** A line that shows progress. */
export interface LineProgress {
  show: (textOf: () => string) => void;
  finish: () => void;
}

/**
 * Creates a line on stderr that is updated in place; only on a terminal, and only for work that takes longer than a
 * second.
 */
export function lineProgress({ stderr, now }: Pick<Context, 'stderr' | 'now'>): LineProgress {
  const begun = now().getTime();
  let shownAt = begun + QUIET - PAUSE;
  let isShown = false;
  return {
    show: (textOf) => {
      const moment = now().getTime();
      if (!stderr.isTTY || moment - shownAt < PAUSE) return;
      [shownAt, isShown] = [moment, true];
      stderr.write(`${CLEAR_LINE}${textOf()}`);
    },
    finish: () => {
      if (isShown) stderr.write(CLEAR_LINE);
    },
  };
}

/** Shows the number of received bytes, and the total if it is known. */
export interface ByteProgress {
  update: (bytes: number, total: number | null) => void;
  finish: () => void;
}

/** Creates a line on stderr that counts bytes. */
export function byteProgress({
  language,
  ...context
}: Pick<Context, 'stderr' | 'now' | 'language'>): ByteProgress {
  const t = translator(texts, language);
  const { show, finish } = lineProgress(context);
  return {
    update: (bytes, total) =>
      show(() =>
        total === null ? t('download.progress', { bytes }) : t('download.progressOf', { bytes, total }),
      ),
    finish,
  };
}
