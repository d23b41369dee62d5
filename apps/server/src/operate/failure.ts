import type { Language } from '@semestr/core/languages';
import { type Texts, type Translate, translator, type Tree } from '@semestr/core/texts';

/** The exit codes that scripts may rely on; the terminal has the same. */
export const exit = { ok: 0, failed: 1, usage: 2, interrupted: 130 } as const;
export type ExitCode = (typeof exit)[keyof typeof exit];

/** An operation that cannot be done, or went wrong, with its one sentence in the reader's language. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly in: (language: Language) => string;

  constructor(tell: (language: Language) => string, options?: ErrorOptions) {
    super(tell('en'), options);
    this.in = tell;
  }
}

/** A failure that says one of some texts: `failure(texts, (t) => t('noDatabase', { folder }))`. */
export const failure = <S extends Tree>(
  texts: Texts<S>,
  tell: (t: Translate<S>) => string,
  cause?: unknown,
): Failure => new Failure((language) => tell(translator(texts, language)), { cause });

/** What the system calls an error: "ENOENT", "EACCES". */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);
