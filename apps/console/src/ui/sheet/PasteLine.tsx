import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { ClipboardPaste } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { Sheet } from './sheet-store.ts';
import styles from './sheet.module.css';
import { gridTexts } from './texts.ts';

/** Explains copying and pasting. After a paste, shows its result and an undo button. */
export function PasteLine({ sheet, onUndone }: { sheet: Sheet; onUndone: () => void }) {
  const t = useTexts(gridTexts);
  const notice = useSyncExternalStore(sheet.watch('notice'), sheet.notice);
  return (
    <div className={styles.paste}>
      <ClipboardPaste size={16} strokeWidth={1.75} aria-hidden />
      <p role="status">
        {notice && (
          <strong>
            {t('pasted', { count: notice.pasted })}{' '}
            {notice.skipped > 0 && t('skipped', { count: notice.skipped })}
          </strong>
        )}
      </p>
      {notice && (
        <Button
          look="text"
          onClick={() => {
            sheet.undo();
            onUndone();
          }}
        >
          {t('undoPaste')} <kbd className={styles.key}>Ctrl Z</kbd>
        </Button>
      )}
      <p className={styles.pasteHint}>
        <kbd className={styles.key}>Ctrl V</kbd> {t('pasteHint')}
      </p>
    </div>
  );
}
