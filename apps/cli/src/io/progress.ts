import { translator } from '@semestr/core/texts';
import type { Context } from './io.ts';
import { texts } from './texts.ts';

/** Progress shows from the first second on, and then ten times a second. In milliseconds. */
const QUIET = 1000;
const PAUSE = 100;

const CLEAR_LINE = '\r\u001b[K';

/** A line that tells how far something has got. */
export interface LineProgress {
  show: (tell: () => string) => void;
  finish: () => void;
}

/** A line on stderr that is written anew; only on a terminal, and only for what takes longer than a second. */
export function lineProgress({ stderr, now }: Pick<Context, 'stderr' | 'now'>): LineProgress {
  const begun = now().getTime();
  let shown = begun + QUIET - PAUSE;
  let isShown = false;
  return {
    show: (tell) => {
      const moment = now().getTime();
      if (!stderr.isTTY || moment - shown < PAUSE) return;
      [shown, isShown] = [moment, true];
      stderr.write(`${CLEAR_LINE}${tell()}`);
    },
    finish: () => {
      if (isShown) stderr.write(CLEAR_LINE);
    },
  };
}

/** Shows how many bytes have come, of how many where that is known. */
export interface ByteProgress {
  update: (bytes: number, total: number | null) => void;
  finish: () => void;
}

/** A line on stderr that counts bytes. */
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
