import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react';

interface Options<T> {
  /** Current options, in display order. */
  options: readonly T[];
  keyOf: (option: T) => string;
  onSelect: (option: T) => void;
  /** Whether Enter selects the first option while none is active. */
  selectsFirst?: boolean;
  onOpen?: () => void;
  /** Called for Escape while the list is closed. */
  onEscape?: (() => void) | false;
}

/** Clicking an option must not take the focus from the field. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

/** Attributes of an option that is visible but cannot be selected: a message, or the result of an earlier search. */
export const disabledOption = { role: 'option', 'aria-selected': false, 'aria-disabled': true } as const;

/**
 * State of a field's list of options: whether it is open, which option is active, and their keyboard behaviour (the
 * ARIA pattern "combobox"). The focus stays in the field. No option is active until an arrow key is pressed.
 */
export function useOptions<T>(props: Options<T>) {
  const { options, keyOf, onSelect, selectsFirst, onOpen, onEscape } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const at = options.findIndex((option) => keyOf(option) === active);
  const idOf = (key: string): string => `${id}-${key}`;

  function open(): void {
    if (!isOpen) onOpen?.();
    setOpen(true);
  }

  function close(): void {
    setOpen(false);
    setActive(null);
  }

  function select(option: T | undefined): void {
    if (option === undefined) return;
    close();
    onSelect(option);
  }

  function move(step: 1 | -1): void {
    open();
    // Opening starts a search: the options still belong to the previous one.
    if (!isOpen && onOpen) return;
    const next = options.at((at < 0 && step < 0 ? step : at + step) % options.length);
    if (next === undefined) return;
    setActive(keyOf(next));
    document.getElementById(idOf(keyOf(next)))?.scrollIntoView({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key } = event;
    if (event.nativeEvent.isComposing) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') move(key === 'ArrowDown' ? 1 : -1);
    else if (key === 'Enter' && isOpen) select(options[at < 0 && selectsFirst ? 0 : at]);
    else if (key === 'Escape' && isOpen) close();
    else if (key === 'Escape' && onEscape) onEscape();
    else return;
    event.preventDefault();
    // One Escape closes one layer: not the dialog around this field too.
    event.stopPropagation();
  }

  return {
    isOpen,
    close,
    /** After more typing the active option may no longer match. */
    reopen: (): void => {
      open();
      setActive(null);
    },
    field: {
      type: 'text',
      role: 'combobox',
      'aria-expanded': isOpen,
      'aria-controls': id,
      'aria-autocomplete': 'list',
      'aria-activedescendant': active === null ? undefined : idOf(active),
      autoComplete: 'off',
      spellCheck: false,
      onClick: open,
      onKeyDown,
    },
    /** Props of the element around the list, which overlays the page. */
    popover: { onMouseDown: keepFocus },
    list: { id, role: 'listbox' },
    option: (option: T) => ({
      id: idOf(keyOf(option)),
      role: 'option',
      tabIndex: -1,
      'aria-selected': keyOf(option) === active,
      onClick: () => select(option),
    }),
  } as const;
}
