import { useTexts } from '@semestr/ui/language.tsx';
import { Menu } from 'lucide-react';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import bar from './bar.module.css';
import { Sidebar } from './Sidebar.tsx';
import styles from './sidebar.module.css';
import { layoutTexts } from './texts.ts';

/**
 * On a phone the sections are in a modal drawer; a click on a link or beside it closes it. The drawer stands outside the
 * bar, whose dark scheme it must not inherit.
 */
export function Drawer() {
  const t = useTexts(layoutTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button
        type="button"
        className={`${bar.barButton} ${bar.menuButton}`}
        aria-label={t('openMenu')}
        onClick={() => dialog.current?.showModal()}
      >
        <Menu size={20} strokeWidth={1.75} aria-hidden />
      </button>
      {createPortal(
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes a dialog by itself; links inside are pressed by keyboard as by mouse
        <dialog
          ref={dialog}
          className={styles.drawer}
          aria-label={t('navigation')}
          onClick={({ target, currentTarget }) => {
            const isOutside = target === currentTarget;
            const isLink = target instanceof Element && target.closest('a') !== null;
            if (isOutside || isLink) currentTarget.close();
          }}
        >
          <Sidebar inDrawer />
        </dialog>,
        document.body,
      )}
    </>
  );
}
