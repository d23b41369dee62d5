import { ruOrEn } from '@semestr/core/languages';
import type { Translate } from '@semestr/core/texts';
import { InvalidArgumentError } from 'commander';
import type ru from './texts/ru.ts';

type T = Translate<typeof ru>;

/** Formats of values, each with a text that names examples. */
type Format = keyof (typeof ru)['usage']['accepts'];

/** What an option or argument accepts: a format, with its limits or its choices. */
interface Accepts {
  format: Format;
  least?: number;
  most?: number;
  choices?: readonly string[];
}

/**
 * Creates the error of a parser for a value that it does not accept. Commander keeps only the message, so the format is
 * stored in it; `wrongValueSentence` formats it in the user's language.
 */
export const wrongValue = (format: Format, limits: Omit<Accepts, 'format'> = {}): InvalidArgumentError =>
  new InvalidArgumentError(JSON.stringify({ format, ...limits }));

const WRONG_OPTION = /^error: option '(.+?)' argument '(.*)' is invalid\. (.*)$/s;
const WRONG_ARGUMENT = /^error: command-argument value '(.*)' is invalid for argument '(.+?)'\. (.*)$/s;
const CHOICES = /^Allowed choices are (.+)\.$/;

/** Returns what a value must look like, from the message of a parser or of commander's `choices`. */
function acceptsOf(message: string): Accepts {
  const [, choices] = CHOICES.exec(message) ?? [];
  if (choices !== undefined) return { format: 'choices', choices: choices.split(', ') };
  return JSON.parse(message) as Accepts; // Written by `wrongValue`.
}

/** Formats "a, b or c". */
const oneOf = (choices: readonly string[], t: T): string =>
  new Intl.ListFormat(ruOrEn(t.language) === 'ru' ? 'ru' : 'en-GB', { type: 'disjunction' }).format(choices);

/** Formats what is accepted: examples, limits, or "a, b or c". */
function acceptedText({ format, choices = [], least = 0, most = 0 }: Accepts, t: T): string {
  if (format === 'choices' || format === 'list')
    return t(`usage.accepts.${format}`, { choices: oneOf(choices, t) });
  if (format === 'between' || format === 'seconds') return t(`usage.accepts.${format}`, { least, most });
  return t(`usage.accepts.${format}`);
}

/** Formats commander's message about an invalid value as advice on what to write; null for any other message. */
export function wrongValueSentence(message: string, t: T): string | null {
  const [, flags, optionValue, ofOption] = WRONG_OPTION.exec(message) ?? [];
  const [, argumentValue, argument, ofArgument] = WRONG_ARGUMENT.exec(message) ?? [];
  const name = flags?.match(/--[\w-]+/)?.[0] ?? argument;
  const rest = ofOption ?? ofArgument;
  if (name === undefined || rest === undefined) return null;
  const value = optionValue ?? argumentValue ?? '';
  const accepted = acceptedText(acceptsOf(rest), t);
  return value.trim() === ''
    ? t('usage.write', { name, accepted })
    : t('usage.writeInstead', { name, accepted, value });
}
