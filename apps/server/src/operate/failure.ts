import type { Language } from '@semestr/core/languages';
import { type Texts, type Translate, translator, type Tree } from '@semestr/core/texts';

/** The exit codes on which scripts may rely; the same as those of the terminal client. */
export const exit = { ok: 0, failed: 1, usage: 2, interrupted: 130 } as const;
export type ExitCode = (typeof exit)[keyof typeof exit];

/** A failed operation, with one sentence in the reader's language. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly in: (language: Language) => string;

  constructor(textOf: (language: Language) => string, options?: ErrorOptions) {
    super(textOf('en'), options);
    this.in = textOf;
  }
}

/** Creates a failure from translated texts: `failure(texts, (t) => t('noDatabase', { folder }))`. */
export const failure = <S extends Tree>(
  texts: Texts<S>,
  textOf: (t: Translate<S>) => string,
  cause?: unknown,
): Failure => new Failure((language) => textOf(translator(texts, language)), { cause });

/** Returns the system's code of an error: "ENOENT", "EACCES". */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);
