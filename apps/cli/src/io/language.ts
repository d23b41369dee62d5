import { isLanguage, type Language } from '@semestr/core/languages';

function languageOption(argv: readonly string[]): string | undefined {
  const index = argv.indexOf('--lang');
  if (index !== -1) return argv[index + 1];
  return argv.find((arg) => arg.startsWith('--lang='))?.slice('--lang='.length);
}

/**
 * Returns the language of all output. Read before the options are parsed, because the help and the errors about options
 * are in that language too.
 */
export function languageOf(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Language {
  const chosen = [languageOption(argv), env['SEMESTR_LANG']].find(isLanguage);
  if (chosen) return chosen;
  const locale = (env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '').slice(0, 2).toLowerCase();
  return isLanguage(locale) ? locale : 'en';
}
