import { FieldFrame } from '@semestr/ui/fields/FieldFrame.tsx';
import fields from '@semestr/ui/fields/fields.module.css';
import { useTexts } from '@semestr/ui/language.tsx';
import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { uiTexts } from '../texts/index.ts';
import styles from './list.module.css';

/** Search field; «/» focuses it. */
export function SearchBox(input: ComponentProps<'input'>) {
  const t = useTexts(uiTexts);
  return (
    <div className={styles.filterSearch}>
      <FieldFrame label={t('list.search')}>
        {(control) => (
          <div className={fields.withButton}>
            <Search size={16} strokeWidth={1.75} className={fields.start} aria-hidden />
            <input
              {...input}
              {...control}
              type="search"
              className={fields.input}
              maxLength={100}
              autoComplete="off"
              spellCheck={false}
              // The placeholder is a space, so that CSS can match the empty field.
              placeholder=" "
              data-search
              aria-keyshortcuts="/"
            />
            <kbd className={styles.key} aria-hidden>
              /
            </kbd>
          </div>
        )}
      </FieldFrame>
    </div>
  );
}
