import { Fragment } from 'react';

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Returns a pattern for digits, with any separators of a formatted number between them. */
const parted = (digits: string): string => Array.from(digits).join(String.raw`\D*`);

interface MatchedProps {
  text: string;
  words: readonly string[];
  /** Whether the text is a number, and the words are digits of it. */
  isNumber?: boolean;
}

/** A text with all occurrences of the search terms highlighted. */
export function Matched({ text, words, isNumber = false }: MatchedProps) {
  const wanted = words.filter(Boolean).map(isNumber ? parted : escaped);
  if (wanted.length === 0) return text;
  // Parts with an odd index are matches.
  const parts = text.split(new RegExp(`(${wanted.join('|')})`, 'iu'));
  return parts.map((part, index) => {
    const key = `${index} ${part}`;
    return index % 2 === 1 ? <mark key={key}>{part}</mark> : <Fragment key={key}>{part}</Fragment>;
  });
}
