import { IconButton } from '@semestr/ui/Button.tsx';
import { Dialog } from '@semestr/ui/Dialog.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { useKeys } from '../ui/desk/use-keys.ts';
import styles from './keyboard.module.css';
import { layoutTexts } from './texts.ts';

/** Keyboard shortcuts by the page on which they work. */
const keys = [
  { keys: ['Ctrl', 'K'], does: 'palette' },
  { keys: ['/'], does: 'search' },
  { keys: ['?'], does: 'help' },
  { keys: ['J', 'K'], does: 'rows' },
  { keys: ['A'], does: 'accept' },
  { keys: ['R'], does: 'refuse' },
] as const;

/** Button that lists the keyboard shortcuts; «?» opens the list too. */
export function KeyboardHelp() {
  const t = useTexts(layoutTexts);
  const [isOpen, setOpen] = useState(false);
  useKeys({ '?': () => setOpen(true) });
  return (
    <>
      <IconButton label={t('keys.title')} aria-keyshortcuts="?" onClick={() => setOpen(true)}>
        <Keyboard size={18} strokeWidth={1.75} />
      </IconButton>
      {isOpen && (
        <Dialog title={t('keys.title')} closeLabel={t('keys.close')} onClose={() => setOpen(false)}>
          <dl className={styles.keys}>
            {keys.map(({ keys: names, does }) => (
              <div key={does} className={styles.line}>
                <dt>
                  {names.map((name) => (
                    <kbd key={name} className={styles.key}>
                      {name}
                    </kbd>
                  ))}
                </dt>
                <dd>{t(`keys.${does}`)}</dd>
              </div>
            ))}
          </dl>
        </Dialog>
      )}
    </>
  );
}
