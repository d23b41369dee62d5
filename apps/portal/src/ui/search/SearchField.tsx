import { IconButton } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Search, X } from 'lucide-react';
import styles from './search.module.css';
import { searchTexts } from './texts.ts';
import type { SearchText } from './search-text.ts';

interface SearchFieldProps {
  /** The typed text, bound to the address. */
  typed: SearchText;
  /** Accessible label: what is searched. */
  label: string;
  className?: string | undefined;
}

/** Search field of a page; "/" focuses it. Without scripts the form reloads the page. */
export function SearchField({ typed: { text, type, submit }, label, className }: SearchFieldProps) {
  const t = useTexts(searchTexts);
  return (
    <search className={className}>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Search size={16} strokeWidth={1.75} aria-hidden />
        <input
          type="search"
          name="q"
          value={text}
          onChange={({ target }) => type(target.value)}
          onClick={({ currentTarget }) => currentTarget.focus()}
          placeholder={label}
          aria-label={label}
          autoComplete="off"
          enterKeyHint="search"
          data-search
        />
        {text !== '' && (
          <IconButton
            className={styles.clear}
            label={t('clear')}
            onClick={({ currentTarget }) => {
              type('');
              currentTarget.form?.querySelector('input')?.focus();
            }}
          >
            <X size={16} strokeWidth={1.75} />
          </IconButton>
        )}
      </form>
    </search>
  );
}
