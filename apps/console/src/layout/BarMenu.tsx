import { Check } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './bar.module.css';

interface BarMenuProps {
  /** What the button is called. */
  name: string;
  button: ReactNode;
  /** `MenuItem`s and `MenuHead`s. */
  children: ReactNode;
}

/** Where an arrow leads among so many entries; null for any other key. */
function stepOf(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/**
 * A button of the bar with its menu. Choices of language and theme are seen at once, so the menu stays open. It stands
 * outside the bar, whose dark scheme it must not inherit.
 */
export function BarMenu({ name, button, children }: BarMenuProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);

  const items = (): HTMLElement[] => [
    ...(menu.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? []),
  ];

  function move(event: KeyboardEvent): void {
    const all = items();
    if (event.key === 'Tab') return menu.current?.hidePopover();
    const next = stepOf(
      event.key,
      all.findIndex((one) => one === document.activeElement),
      all.length,
    );
    if (next === null) return;
    event.preventDefault();
    all[next]?.focus();
  }

  return (
    <>
      <button type="button" className={styles.barButton} aria-haspopup="menu" popoverTarget={id}>
        {button}
        <span className="visually-hidden">{name}</span>
      </button>
      {createPortal(
        <div
          ref={menu}
          id={id}
          popover="auto"
          role="menu"
          tabIndex={-1}
          aria-label={name}
          className={styles.menu}
          onKeyDown={move}
          onToggle={({ newState }) => {
            if (newState === 'open') items()[0]?.focus();
          }}
        >
          {children}
        </div>,
        document.body,
      )}
    </>
  );
}

/** The name of a group of entries. */
export const MenuHead = ({ children }: { children: ReactNode }) => (
  <p className={styles.menuHead} role="presentation">
    {children}
  </p>
);

export const MenuLine = () => <hr className={styles.menuLine} />;

interface MenuItemProps {
  onChoose: () => void;
  /** One of several, of which one is chosen. */
  isChosen?: boolean;
  lang?: string;
  children: ReactNode;
}

export const MenuItem = ({ onChoose, isChosen, lang, children }: MenuItemProps) => (
  <button
    type="button"
    tabIndex={-1}
    className={styles.menuItem}
    role={isChosen === undefined ? 'menuitem' : 'menuitemradio'}
    aria-checked={isChosen}
    lang={lang}
    onClick={onChoose}
  >
    {isChosen !== undefined && (
      <span className={styles.tick}>{isChosen && <Check size={16} strokeWidth={1.75} aria-hidden />}</span>
    )}
    {children}
  </button>
);

/** An entry that leads out of the console. */
export const MenuLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} tabIndex={-1} role="menuitem" className={styles.menuItem}>
    {children}
  </a>
);
