import { isLanguage, type Language, sourceLanguage } from '@semestr/core/languages';
import type { FastifyRequest } from 'fastify';

/** The cookie in which the front ends keep the language that a person chose. */
const LANGUAGE_COOKIE = 'language';

/** The language that was chosen where a request comes from; null where none was, as in programs that know of no choice. */
export function chosenLanguage({ cookies }: Pick<FastifyRequest, 'cookies'>): Language | null {
  const chosen = cookies[LANGUAGE_COOKIE];
  return isLanguage(chosen) ? chosen : null;
}

/** In which language a request is answered. */
export const languageOf = (request: Pick<FastifyRequest, 'cookies'>): Language =>
  chosenLanguage(request) ?? sourceLanguage;
