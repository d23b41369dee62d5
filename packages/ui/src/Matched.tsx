import { Fragment } from 'react';

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Digits, wherever a number as it is written is parted. */
const parted = (digits: string): string => Array.from(digits).join(String.raw`\D*`);

interface MatchedProps {
  text: string;
  words: readonly string[];
  /** The text is a number, and the words are digits of it. */
  isNumber?: boolean;
}

/** A text with what was searched for marked in it, wherever it stands. */
export function Matched({ text, words, isNumber = false }: MatchedProps) {
  const wanted = words.filter(Boolean).map(isNumber ? parted : escaped);
  if (wanted.length === 0) return text;
  // The odd parts are what matched.
  const parts = text.split(new RegExp(`(${wanted.join('|')})`, 'iu'));
  return parts.map((part, index) => {
    const key = `${index} ${part}`;
    return index % 2 === 1 ? <mark key={key}>{part}</mark> : <Fragment key={key}>{part}</Fragment>;
  });
}
