import type { Translate } from '@semestr/core/texts';
import type ru from './texts/ru.ts';
import { wrongValueSentence } from './wrong-value.ts';

type T = Translate<typeof ru>;
type Sentence = (t: T, first: string, second: string) => string;

/** Commander's messages about a wrong call: the pattern of each, and its replacement. */
const sentences: readonly [RegExp, Sentence][] = [
  [/^unknown command '(.+?)'/, (t, name) => t('usage.unknownCommand', { name })],
  [/^unknown option '(.+?)'/, (t, name) => t('usage.unknownOption', { name })],
  [/^missing required argument '(.+?)'/, (t, name) => t('usage.noArgument', { name })],
  [/^option '(.+?)' argument missing/, (t, name) => t('usage.noValue', { name })],
  [/^required option '(.+?)' not specified/, (t, name) => t('usage.noOption', { name })],
  [
    /^option '(.+?)' cannot be used with option '(.+?)'/,
    (t, one, other) => t('usage.conflict', { one, other }),
  ],
  [/^too many arguments.* but got \d+: (.+)\./, (t, names) => t('usage.tooMany', { names })],
  [/\n\(Did you mean one of (.+)\?\)/, (t, names) => `\n${t('usage.oneOf', { names })}`],
  [/\n\(Did you mean (.+)\?\)/, (t, name) => `\n${t('usage.meant', { name })}`],
];

/** Returns what was wrong with the call, without commander's "error: ", in the user's language. */
export const usageSentence = (message: string, t: T): string =>
  wrongValueSentence(message, t) ??
  sentences.reduce(
    (text, [pattern, sentence]) =>
      text.replace(pattern, (_all, first: string, second: string) => sentence(t, first, second)),
    message.replace(/^error: /, ''),
  );
