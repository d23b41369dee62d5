/**
 * Returns the field that a key focuses: «/» the search field of the page, unless the user is typing, and Ctrl K that of
 * the command palette.
 */
function fieldFor({ key, code, target, ctrlKey, metaKey, altKey }: KeyboardEvent): HTMLElement | null {
  const isTyping =
    target instanceof HTMLElement && target.closest('input, select, textarea, [contenteditable]') !== null;
  const isCommand = ctrlKey || metaKey;
  // Compares the physical key, which is the same in every layout.
  if (isCommand && !altKey && code === 'KeyK')
    return document.querySelector<HTMLElement>('[data-palette] input');
  if (isCommand || altKey || isTyping || key !== '/') return null;
  return document.querySelector<HTMLElement>('main [data-search]');
}

/** Listens for the keys that focus a search field. */
export function listenForSearchKeys(): void {
  document.addEventListener('keydown', (event) => {
    const field = fieldFor(event);
    if (!field) return;
    event.preventDefault();
    field.focus();
  });
}
