import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import { type StartTranslate, startTexts } from './texts.ts';

type Sentence = (t: StartTranslate) => string;

/**
 * Thrown when the server cannot start. The message is one sentence for the user, in English like all output of the
 * server; `in` returns it in another language.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
  readonly #textIn: Sentence;

  constructor(sentence: Sentence | string, options?: ErrorOptions) {
    const textIn = typeof sentence === 'string' ? () => sentence : sentence;
    super(textIn(translator(startTexts, 'en')), options);
    this.#textIn = textIn;
  }

  in(language: Language): string {
    return this.#textIn(translator(startTexts, language));
  }
}

/** Runs a program; when it throws a `StartError`, prints its sentence and exits with code 1. */
export async function exitOnStartError(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
