import type { Language } from '@semestr/core/languages';
import type { Texts, Translate, Tree } from '@semestr/core/texts';
import { fetchTexts } from './fetch-texts.ts';

/**
 * The exit codes that scripts may rely on. `negative` means that a response arrived and is negative; `failed` means
 * that there is no response.
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

/** A message that is formatted once the user's language is known; it fetches the texts that it needs. */
export type Sentence = (language: Language) => Promise<string>;

/** A failure with its message for the user; ends the command with `code`. */
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

/** Creates a failure with one of a feature's texts: `failure(texts, (t) => t('noGroup', { name }))`. */
export const failure = <S extends Tree>(
  texts: Texts<S>,
  textOf: (t: Translate<S>) => string,
  code?: ExitCode,
  cause?: unknown,
): Failure => new Failure(async (language) => textOf(await fetchTexts(texts, language)), code, cause);

/** Returns the system's code of an error: "ENOENT", "EACCES". */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);
