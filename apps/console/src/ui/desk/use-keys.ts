import { useEffect, useEffectEvent } from 'react';

/** Keyboard shortcuts, by physical key, which is the same in every layout: "KeyJ"; or by the typed character: "?". */
export type Keys = Readonly<Partial<Record<string, () => void>>>;

/**
 * Registers the keyboard shortcuts of a page. They are disabled while the user is typing, has a dialog open, or holds a
 * modifier key.
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
