import { type KeyboardEvent, type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react';
import styles from './menu.module.css';

interface MenuProps {
  /** Content of the button that opens the menu. */
  button: ReactNode;
  /** Accessible label of the button, when its content has none. */
  label?: string;
  buttonClassName?: string | undefined;
  /** Side of the button on which the menu opens. */
  placement?: 'below' | 'above';
  /** Whether the selected action is in progress. */
  isBusy?: boolean;
  /** `MenuItem`s, with `MenuHead`s and `MenuLine`s between them; rendered when the menu is opened. */
  children: () => ReactNode;
}

const ITEMS = '[role^=menuitem]';

const GAP = 8;

/** Positions the menu next to its button, within the window. */
function place(menu: HTMLElement, button: HTMLElement, placement: 'below' | 'above'): void {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = menu;
  const y = placement === 'above' || bottom + height > window.innerHeight ? top - height - GAP : bottom + GAP;
  const x = left + width > window.innerWidth ? right - width : left;
  menu.style.left = `${Math.max(GAP, x)}px`;
  menu.style.top = `${Math.max(GAP, y)}px`;
}

/**
 * A native popover with the keyboard behaviour of a menu: arrows, Home, End; Escape and a click outside close it. It
 * uses the page's colour scheme, even if its button is in a dark bar.
 */
export function Menu(props: MenuProps) {
  const { button, label, buttonClassName, placement = 'below', isBusy = false, children } = props;
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  function onToggle({ newState, currentTarget }: ToggleEvent<HTMLElement>): void {
    setOpen(newState === 'open');
    if (newState !== 'open' || !opener.current) return;
    place(currentTarget, opener.current, placement);
    currentTarget.querySelector<HTMLElement>(ITEMS)?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { key, currentTarget } = event;
    const items = [...currentTarget.querySelectorAll<HTMLElement>(ITEMS)];
    const at = items.findIndex((item) => item === document.activeElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[key];
    if (key === 'Tab') currentTarget.hidePopover();
    if (next === undefined) return;
    event.preventDefault();
    items.at(next % items.length)?.focus();
  }

  return (
    <>
      <button
        ref={opener}
        type="button"
        className={buttonClassName}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-busy={isBusy || undefined}
        popoverTarget={id}
      >
        {button}
      </button>
      <div
        id={id}
        role="menu"
        aria-label={label}
        tabIndex={-1}
        popover="auto"
        data-scheme="page"
        className={styles.menu}
        onBeforeToggle={({ newState }) => {
          // Its content is removed only after the browser has restored the focus.
          if (newState === 'open') setOpen(true);
        }}
        onToggle={onToggle}
        onKeyDown={onKeyDown}
      >
        {isOpen && children()}
      </div>
    </>
  );
}

/** Class name of a link that is a menu item; its role must be set as well. */
export const menuItemClass = styles.item;

interface MenuItemProps {
  onClick: () => void;
  /** Whether it is selected, among items that exclude each other. */
  isChosen?: boolean;
  /** Whether it is on, among independent items. */
  isTicked?: boolean;
  lang?: string;
  children: ReactNode;
}

/** An action, which closes the menu, or a choice, whose menu stays open so that its effect is visible. */
export function MenuItem({ onClick, isChosen, isTicked, lang, children }: MenuItemProps) {
  const isOn = isChosen ?? isTicked;
  const kind = isTicked === undefined ? 'menuitem' : 'menuitemcheckbox';
  return (
    <button
      type="button"
      role={isChosen === undefined ? kind : 'menuitemradio'}
      aria-checked={isOn}
      lang={lang}
      tabIndex={-1}
      className={styles.item}
      onClick={({ currentTarget }) => {
        if (isOn === undefined) currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
        onClick();
      }}
    >
      {isOn !== undefined && <span className={styles.tick} data-on={isOn || undefined} aria-hidden />}
      {children}
    </button>
  );
}

/** Heading of a group of items. */
export const MenuHead = ({ children }: { children: ReactNode }) => (
  <div role="presentation" className={styles.head}>
    {children}
  </div>
);

export const MenuLine = () => <hr className={styles.line} />;
