import type { FullLanguage } from '@semestr/core/languages';
import type { Tree } from '@semestr/core/texts';

/** Plural forms of a language, in polyglot's order. */
const forms = {
  ru: ['one', 'few', 'many'],
  en: ['one', 'other'],
} as const satisfies Record<FullLanguage, readonly string[]>;

const textOf = (message: string): string =>
  message.replaceAll('%{smart_count}', '{{count}}').replaceAll(/%\{(\w+)\}/g, '{{$1}}');

/** Messages by key, possibly nested. */
interface Messages {
  readonly [key: string]: string | Messages | undefined;
}

/** Converts react-admin's polyglot messages to our format: `{{name}}`, plurals by key. */
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
