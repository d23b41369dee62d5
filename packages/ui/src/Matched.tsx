import { languageOfData } from '@semestr/core/languages';
import { Fragment } from 'react';
import { useLanguage } from './language.tsx';

/** Returns a pattern for a word; "е" is also found where "ё" is written. */
const wordPattern = (word: string): string =>
  word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/[её]/gi, '[её]');

/** Returns a pattern for digits, with any separators of a formatted number between them. */
const digitsPattern = (digits: string): string => Array.from(digits).join(String.raw`\D*`);

interface MatchedProps {
  text: string;
  words: readonly string[];
  /** Whether the text is a number, and the words are digits of it. */
  isNumber?: boolean;
}

/** A text with all occurrences of the search terms highlighted; data in another language than the page is marked. */
export function Matched({ text, words, isNumber = false }: MatchedProps) {
  const wanted = words.filter(Boolean).map(isNumber ? digitsPattern : wordPattern);
  const lang = languageOfData(text, useLanguage());
  if (wanted.length === 0) return lang === undefined ? text : <span lang={lang}>{text}</span>;
  // Parts with an odd index are matches.
  const parts = text.split(new RegExp(`(${wanted.join('|')})`, 'iu'));
  const marked = parts.map((part, index) => {
    const key = `${index} ${part}`;
    return index % 2 === 1 ? <mark key={key}>{part}</mark> : <Fragment key={key}>{part}</Fragment>;
  });
  return lang === undefined ? marked : <span lang={lang}>{marked}</span>;
}
