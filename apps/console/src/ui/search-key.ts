/** "/" goes to the search field of the page, unless somebody is typing. */
export function listenForSearchKey(): void {
  document.addEventListener('keydown', (event) => {
    const { target } = event;
    const isTyping =
      target instanceof HTMLElement && target.closest('input, select, textarea, [contenteditable]') !== null;
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    const field = document.querySelector<HTMLElement>('[data-search]');
    if (!field) return;
    event.preventDefault();
    field.focus();
  });
}
