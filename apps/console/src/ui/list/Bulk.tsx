import { useTexts } from '@semestr/ui/language.tsx';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { Button } from '@semestr/ui/Button.tsx';
import { uiTexts } from '../texts/index.ts';
import styles from './list.module.css';

/** Actions on the selected rows. */
export function Bulk({ children }: { children: ReactNode }) {
  const t = useTexts(uiTexts);
  const { selectedIds, onUnselectItems } = useListContext();
  return (
    <div className={styles.bulk}>
      <span role="status">
        {selectedIds.length > 0 && t('list.selected', { selected: selectedIds.length })}
      </span>
      {selectedIds.length > 0 && (
        <>
          {children}
          <Button look="text" onClick={() => onUnselectItems()}>
            {t('list.unselect')}
          </Button>
        </>
      )}
    </div>
  );
}
