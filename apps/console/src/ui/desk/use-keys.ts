import { useEffect, useEffectEvent } from 'react';

/** Keyboard shortcuts by physical key ("KeyJ"), which is the same in every layout, or by character ("?"). */
export type Keys = Readonly<Partial<Record<string, () => void>>>;

/**
 * Registers the keyboard shortcuts of a page. They are disabled while the user is typing, a dialog is open, or a
 * modifier key is pressed.
 */
export function useKeys(keys: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const isTyping =
      target instanceof HTMLElement &&
      target.closest(
        'input:not([type="checkbox"]), select, textarea, [contenteditable], dialog, [popover]',
      ) !== null;
    const act = (event.shiftKey ? undefined : keys[event.code]) ?? keys[event.key];
    if (!act || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
