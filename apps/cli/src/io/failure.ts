import type { Language } from '@semestr/core/languages';
import type { Texts, Translate, Tree } from '@semestr/core/texts';
import { fetchTexts } from './fetch-texts.ts';

/**
 * The exit codes that scripts may rely on. `negative` is an answer that was received and is a no; `failed` means that
 * there is no answer.
 */
export const exit = {
  ok: 0,
  failed: 1,
  usage: 2,
  partial: 3,
  signIn: 4,
  negative: 5,
  interrupted: 130,
} as const;
export type ExitCode = (typeof exit)[keyof typeof exit];

/** A sentence that is told in the reader's language when it is known; it fetches the texts that it needs. */
export type Sentence = (language: Language) => Promise<string>;

/** A failure with its sentence for the person; ends the command with `code`. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly sentence: Sentence;
  readonly code: ExitCode;

  constructor(sentence: Sentence, code: ExitCode = exit.failed, cause?: unknown) {
    super('', { cause });
    this.sentence = sentence;
    this.code = code;
  }
}

/** A failure that says one of a feature's texts: `failure(texts, (t) => t('noGroup', { name }))`. */
export const failure = <S extends Tree>(
  texts: Texts<S>,
  tell: (t: Translate<S>) => string,
  code?: ExitCode,
  cause?: unknown,
): Failure => new Failure(async (language) => tell(await fetchTexts(texts, language)), code, cause);

/** What the system calls an error: "ENOENT", "EACCES". */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);
