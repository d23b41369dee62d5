import { IconButton } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Menu as MenuIcon, X } from 'lucide-react';
import { useRef } from 'react';
import styles from './header.module.css';
import { Sidebar } from './Sidebar.tsx';
import { shellTexts } from './texts.ts';

/** On a phone the sections are in a modal drawer; a click on a link or beside it closes it. */
export function Drawer() {
  const t = useTexts(shellTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <IconButton
        className={styles.menuButton}
        label={t('openMenu')}
        onClick={() => dialog.current?.showModal()}
      >
        <MenuIcon size={20} strokeWidth={1.75} />
      </IconButton>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions --
          Escape closes a dialog by itself; links inside are pressed by keyboard as by mouse */}
      <dialog
        ref={dialog}
        className={styles.drawer}
        aria-label={t('navigation')}
        onClick={({ target, currentTarget }) => {
          const isOutside = target === currentTarget;
          const isDone = target instanceof Element && target.closest('a, [data-closes]') !== null;
          if (isOutside || isDone) currentTarget.close();
        }}
      >
        <IconButton className={styles.drawerClose} label={t('closeMenu')} data-closes>
          <X size={20} strokeWidth={1.75} />
        </IconButton>
        <Sidebar inDrawer />
      </dialog>
    </>
  );
}
