import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import { type StartTranslate, startTexts } from './texts.ts';

type Tell = (t: StartTranslate) => string;

/**
 * A start that cannot go on. The message is the one sentence the person sees, in English as all that the server itself
 * prints; `in` tells it in another language.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
  readonly #tell: Tell;

  constructor(tell: Tell | string, options?: ErrorOptions) {
    const told = typeof tell === 'string' ? () => tell : tell;
    super(told(translator(startTexts, 'en')), options);
    this.#tell = told;
  }

  in(language: Language): string {
    return this.#tell(translator(startTexts, language));
  }
}
