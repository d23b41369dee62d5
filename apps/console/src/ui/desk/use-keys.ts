import { useEffect, useEffectEvent } from 'react';

/** What keys do, by their place on the keyboard, which is the same in every layout: "KeyJ"; or by what they write: "?". */
export type Keys = Readonly<Partial<Record<string, () => void>>>;

/** Keys of a page. They are dead while somebody types, chooses in a dialog, or holds another key down. */
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
