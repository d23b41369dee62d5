import fields from '@semestr/ui/fields/fields.module.css';
import { useTexts } from '@semestr/ui/language.tsx';
import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { accessScreenTexts } from './texts.ts';

interface SearchFieldProps {
  /** What the address says. */
  words: string;
  onFind: (words: string) => void;
}

/** So long nobody types before it is searched, in milliseconds. */
const PAUSE = 250;

/** Whom one looks for; «/» goes there. What is typed follows into the address, and the field follows the address. */
export function SearchField({ words, onFind }: SearchFieldProps) {
  const t = useTexts(accessScreenTexts);
  const [typed, setTyped] = useState(words);
  const [known, setKnown] = useState(words);
  const [sent, setSent] = useState(words);
  const timer = useRef<number>(undefined);
  if (words !== known) {
    setKnown(words);
    // The address has come from elsewhere, as by the menu: what was sent from here is older than what stands here.
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
        // Empty, the page is nothing but this question.
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
