import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import type { Environment } from './env.ts';
import { startTexts } from './texts.ts';

const isThisMachine = (host: string): boolean => /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/i.test(host);

/**
 * Returns a warning for a server that listens on the network without proxy settings; null when none is needed. In
 * English by default, like all output of the server.
 */
export const exposure = (env: Environment, language: Language = 'en'): string | null =>
  isThisMachine(env.HOST) || env.TRUST_PROXY !== undefined || env.PUBLIC_URL !== undefined
    ? null
    : translator(startTexts, language)('openToNetwork', { host: env.HOST });
