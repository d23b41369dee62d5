import { Fragment } from 'react';

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A text with what was searched for marked in it, wherever it stands. */
export function Matched({ text, words }: { text: string; words: readonly string[] }) {
  const wanted = words.filter(Boolean).map(escaped);
  if (wanted.length === 0) return text;
  // The odd parts are what matched.
  const parts = text.split(new RegExp(`(${wanted.join('|')})`, 'iu'));
  return parts.map((part, index) => {
    const key = `${index} ${part}`;
    return index % 2 === 1 ? <mark key={key}>{part}</mark> : <Fragment key={key}>{part}</Fragment>;
  });
}
