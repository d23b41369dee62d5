import fields from '@semestr/ui/fields/fields.module.css';
import { useTexts } from '@semestr/ui/language.tsx';
import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { accessScreenTexts } from './texts/index.ts';

interface SearchFieldProps {
  /** Search text from the address. */
  words: string;
  onFind: (words: string) => void;
}

/** Pause in typing before the search starts, in milliseconds. */
const PAUSE = 250;

/** Search field for persons; «/» focuses it. The typed text and the address are kept in sync. */
export function SearchField({ words, onFind }: SearchFieldProps) {
  const t = useTexts(accessScreenTexts);
  const [typed, setTyped] = useState(words);
  const [addressWords, setAddressWords] = useState(words);
  const [sent, setSent] = useState(words);
  const timer = useRef<number>(undefined);
  if (words !== addressWords) {
    setAddressWords(words);
    // The address was changed elsewhere, for example by the menu, so it is newer than the typed text.
    if (words !== sent) setTyped(words);
  }

  function find(value: string): void {
    clearTimeout(timer.current);
    setSent(value.trim());
    onFind(value.trim());
  }

  return (
    <div className={fields.withButton}>
      <Search size={16} strokeWidth={1.75} className={fields.start} aria-hidden />
      <input
        type="search"
        className={fields.input}
        aria-label={t('search')}
        value={typed}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        // Without a search, the page contains only this field.
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a page for searching begins in its field
        autoFocus={words === ''}
        data-search
        aria-keyshortcuts="/"
        onChange={({ target }) => {
          setTyped(target.value);
          clearTimeout(timer.current);
          timer.current = window.setTimeout(() => find(target.value), PAUSE);
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter') find(typed);
        }}
      />
    </div>
  );
}
