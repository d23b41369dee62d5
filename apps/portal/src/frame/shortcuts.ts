/** "/" focuses the search field of the page, unless the user is typing. */
export function listenForShortcuts(): void {
  document.addEventListener('keydown', (event) => {
    const { target } = event;
    const isTyping =
      target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]') !== null;
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    const fields = [...document.querySelectorAll<HTMLElement>('[data-search]')];
    const visible = fields.find((field) => field.checkVisibility());
    if (!visible) return;
    event.preventDefault();
    visible.focus();
  });
}
