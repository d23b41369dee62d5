import { isLanguage, type Language, sourceLanguage } from '@semestr/core/languages';
import type { FastifyRequest } from 'fastify';

/** The cookie in which the front ends store the language chosen by the user. */
const LANGUAGE_COOKIE = 'language';

/** Returns the language chosen in the client; null when none was, as in programs without a choice. */
export function chosenLanguage({ cookies }: Pick<FastifyRequest, 'cookies'>): Language | null {
  const chosen = cookies[LANGUAGE_COOKIE];
  return isLanguage(chosen) ? chosen : null;
}

/** Returns the language of the response. */
export const languageOf = (request: Pick<FastifyRequest, 'cookies'>): Language =>
  chosenLanguage(request) ?? sourceLanguage;
