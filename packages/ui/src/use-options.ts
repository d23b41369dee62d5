import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react';

interface Options<T> {
  /** What may be chosen now, in the order of the list. */
  options: readonly T[];
  keyOf: (option: T) => string;
  onSelect: (option: T) => void;
  /** Enter takes the first option while none is active. */
  isFirstMeant?: boolean;
  onOpen?: () => void;
  /** Escape while the list is closed. */
  onEscape?: (() => void) | false;
}

/** Pressing an option must not take the focus from the field. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

/** The attributes of an option that is visible but cannot be chosen: a message, or the answer to an earlier search. */
export const disabledOption = { role: 'option', 'aria-selected': false, 'aria-disabled': true } as const;

/**
 * A list of what the text of a field may mean: whether it is open, which option is active, and the keys of both (the ARIA
 * pattern "combobox"). The focus stays in the field. No option is active until an arrow is pressed.
 */
export function useOptions<T>(props: Options<T>) {
  const { options, keyOf, onSelect, isFirstMeant, onOpen, onEscape } = props;
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
    // Opening starts a search: the options still answer the one before.
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
    else if (key === 'Enter' && isOpen) select(options[at < 0 && isFirstMeant ? 0 : at]);
    else if (key === 'Escape' && isOpen) close();
    else if (key === 'Escape' && onEscape) onEscape();
    else return;
    event.preventDefault();
    // One Escape closes one thing: not the dialog around this field too.
    event.stopPropagation();
  }

  return {
    isOpen,
    close,
    /** After a letter what was active may not fit any more. */
    openAnew: (): void => {
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
    /** Goes around the list, over the page. */
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
