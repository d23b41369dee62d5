import type { Language } from '@semestr/core/display';

/** Commander's sentences about a wrong call, in Russian: the pattern of each and what it says. */
const russian: readonly [RegExp, string][] = [
  [/^unknown command '(.+?)'/, 'нет такой команды: $1'],
  [/^unknown option '(.+?)'/, 'нет такого параметра: $1'],
  [/^missing required argument '(.+?)'/, 'не хватает аргумента: $1'],
  [/^option '(.+?)' argument missing/, 'у параметра не хватает значения: $1'],
  [/^required option '(.+?)' not specified/, 'не хватает параметра: $1'],
  [/^option '(.+?)' argument '(.*?)' is invalid\./, 'параметр $1 не может быть «$2».'],
  [/^command-argument value '(.*?)' is invalid for argument '(.+?)'\./, 'аргумент $2 не может быть «$1».'],
  [/^option '(.+?)' cannot be used with option '(.+?)'/, 'параметры $1 и $2 нельзя задать вместе'],
  [/^too many arguments.* but got \d+: (.+)\./, 'слишком много аргументов: $1'],
  [/Allowed choices are (.+)\./, 'Можно: $1.'],
  [/\n\(Did you mean one of (.+)\?\)/, '\nМожет быть, одно из: $1?'],
  [/\n\(Did you mean (.+)\?\)/, '\nМожет быть, $1?'],
];

/** What was wrong with the call, without commander's "error: ", in the person's language. */
export function usageSentence(message: string, language: Language): string {
  const plain = message.replace(/^error: /, '');
  if (language === 'en') return plain.replace(/\n\((Did you mean .+\?)\)/, '\n$1');
  return russian.reduce((text, [pattern, sentence]) => text.replace(pattern, sentence), plain);
}
