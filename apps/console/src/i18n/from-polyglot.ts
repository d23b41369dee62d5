import type { FullLanguage } from '@semestr/core/languages';
import type { Tree } from '@semestr/core/texts';

/** The plural forms of a language in the order in which polyglot writes them. */
const forms = {
  ru: ['one', 'few', 'many'],
  en: ['one', 'other'],
} as const satisfies Record<FullLanguage, readonly string[]>;

const textOf = (message: string): string =>
  message.replaceAll('%{smart_count}', '{{count}}').replaceAll(/%\{(\w+)\}/g, '{{$1}}');

/** Messages by their keys, some below others. */
interface Messages {
  readonly [key: string]: string | Messages | undefined;
}

/** react-admin's messages, which are written for polyglot, as our engine reads them: `{{name}}`, plurals by their key. */
export function fromPolyglot(messages: Messages, language: FullLanguage): Tree {
  return Object.fromEntries(
    Object.entries(messages).flatMap(([key, message]): [string, string | Tree][] => {
      if (message === undefined) return [];
      if (typeof message !== 'string') return [[key, fromPolyglot(message, language)]];
      const texts = message.split(' |||| ').map(textOf);
      if (texts.length === 1) return [[key, textOf(message)]];
      return texts.map((text, index) => [`${key}_${forms[language][index]}`, text]);
    }),
  );
}
