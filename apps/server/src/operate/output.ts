import type { Writable } from 'node:stream';
import type { Language } from '@semestr/core/languages';

/** Everything outside an operation, passed in so that tests run the same code as the program. */
export interface Outside {
  env: NodeJS.ProcessEnv;
  stdout: Writable & { isTTY?: boolean };
  stderr: Writable & { isTTY?: boolean };
  now: () => Date;
  /** Aborts when the operation should stop. */
  signal: AbortSignal;
}

/** How an operation was called. */
export interface Call {
  outside: Outside;
  language: Language;
  isJson: boolean;
}

export const printJson = ({ outside }: Call, value: unknown): void => {
  outside.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
};

/** Prints messages for users to stderr, so that a pipe receives only the data. */
export const printError = ({ outside }: Call, sentence: string): void => {
  outside.stderr.write(`${sentence}\n`);
};

const CLEAR_LINE = '\r\u001b[K';

/** Creates a progress line on a terminal, updated at most ten times a second; prints nothing elsewhere. */
export function createProgress({ outside: { stderr, now } }: Call): {
  show: (text: () => string) => void;
  end: () => void;
} {
  let shownAt = 0;
  return {
    show: (text) => {
      const moment = now().getTime();
      if (stderr.isTTY !== true || moment - shownAt < 100) return;
      shownAt = moment;
      stderr.write(CLEAR_LINE + text());
    },
    end: () => {
      if (shownAt > 0) stderr.write(CLEAR_LINE);
    },
  };
}

/** Formats a number in a language, with at most one decimal. */
export const decimal = (value: number, language: Language): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value);
