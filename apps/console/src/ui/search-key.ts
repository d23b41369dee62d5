/** Where a key leads: «/» to the search of the page, unless somebody is typing, Ctrl K to that of everything. */
function fieldFor({ key, code, target, ctrlKey, metaKey, altKey }: KeyboardEvent): HTMLElement | null {
  const isTyping =
    target instanceof HTMLElement && target.closest('input, select, textarea, [contenteditable]') !== null;
  const isCommand = ctrlKey || metaKey;
  // By its place on the keyboard, which is the same in every layout.
  if (isCommand && !altKey && code === 'KeyK')
    return document.querySelector<HTMLElement>('[data-palette] input');
  if (isCommand || altKey || isTyping || key !== '/') return null;
  return document.querySelector<HTMLElement>('main [data-search]');
}

/** Listens for the keys that lead to a search field. */
export function listenForSearchKeys(): void {
  document.addEventListener('keydown', (event) => {
    const field = fieldFor(event);
    if (!field) return;
    event.preventDefault();
    field.focus();
  });
}
