import { IconButton } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Search, X } from 'lucide-react';
import styles from './search.module.css';
import { apiTexts } from './texts.ts';

/** Where one types what the calls are searched for; "/" presses it. */
export function SearchField({ text, onType }: { text: string; onType: (text: string) => void }) {
  const t = useTexts(apiTexts);
  return (
    <search className={styles.search}>
      <Search size={16} strokeWidth={1.75} aria-hidden />
      <input
        type="search"
        value={text}
        onChange={({ target }) => onType(target.value)}
        onClick={({ currentTarget }) => currentTarget.focus()}
        placeholder={t('search')}
        aria-label={t('search')}
        data-search
      />
      {text !== '' && (
        <IconButton className={styles.clear} label={t('clear')} onClick={() => onType('')}>
          <X size={16} strokeWidth={1.75} />
        </IconButton>
      )}
    </search>
  );
}
