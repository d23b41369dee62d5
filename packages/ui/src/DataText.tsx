import { dataWord, type WordKind } from '@semestr/core/data-words';
import { sourceLanguage } from '@semestr/core/languages';
import { useLanguage } from './language.tsx';

/** Runs of words in the other alphabet, up to the next letter of the page's language. */
const runs = { ru: /(«?[А-ЯЁа-яё][^A-Za-z]*)/, en: /([A-Za-z]{2}[^А-ЯЁа-яё]*)/ };

/**
 * A text that contains data of the university, such as a name: data in another language than the page is marked, so
 * that screen readers pronounce it correctly.
 */
export function DataText({ children: text }: { children: string }) {
  const lang = useLanguage() === 'en' ? sourceLanguage : 'en';
  const parts = text.split(runs[lang]);
  if (parts.length === 1) return text;
  // Parts with an odd index are in the other language.
  return parts.map((part, index) => {
    const key = `${index} ${part}`;
    return index % 2 === 1 ? (
      <span key={key} lang={lang}>
        {part}
      </span>
    ) : (
      part
    );
  });
}

/** A value of the provider in the language of the page; an unknown one is data. */
export function DataWord({ kind, value }: { kind: WordKind; value: string }) {
  const language = useLanguage();
  return dataWord(kind, value, language) ?? <DataText>{value}</DataText>;
}
