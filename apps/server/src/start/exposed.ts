import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import type { Environment } from './env.ts';
import { startTexts } from './texts.ts';

const isThisMachine = (host: string): boolean => /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/i.test(host);

/**
 * What somebody should be told whose server answers the network and does not know where it stands there; null where
 * there is nothing to tell. In English unless asked otherwise, as all that the server itself prints.
 */
export const exposure = (env: Environment, language: Language = 'en'): string | null =>
  isThisMachine(env.HOST) || env.TRUST_PROXY !== undefined || env.PUBLIC_URL !== undefined
    ? null
    : translator(startTexts, language)('openToNetwork', { host: env.HOST });
