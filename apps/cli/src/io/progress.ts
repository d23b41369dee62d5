import { translator } from '@semestr/core/texts';
import type { Context } from './io.ts';
import { texts } from './texts.ts';

/** Progress shows from the first second on, and then ten times a second. In milliseconds. */
const QUIET = 1000;
const PAUSE = 100;

const CLEAR_LINE = '\r\u001b[K';

/** Shows how many bytes have come, of how many where that is known. */
export interface ByteProgress {
  update: (bytes: number, total: number | null) => void;
  finish: () => void;
}

/** A line on stderr that counts; only on a terminal, and only for what takes longer than a second. */
export function byteProgress({
  stderr,
  now,
  language,
}: Pick<Context, 'stderr' | 'now' | 'language'>): ByteProgress {
  const t = translator(texts, language);
  const begun = now().getTime();
  let shown = begun + QUIET - PAUSE;
  let isShown = false;
  return {
    update: (bytes, total) => {
      const moment = now().getTime();
      if (!stderr.isTTY || moment - shown < PAUSE) return;
      [shown, isShown] = [moment, true];
      const text =
        total === null ? t('download.progress', { bytes }) : t('download.progressOf', { bytes, total });
      stderr.write(`${CLEAR_LINE}${text}`);
    },
    finish: () => {
      if (isShown) stderr.write(CLEAR_LINE);
    },
  };
}
