/** `ref` of a button that is removed once its action is done: moves its focus to the heading of its section. */
export const handOnFocus = (button: HTMLElement | null) => (): void => {
  if (button !== null && document.activeElement === button)
    button.closest('section')?.querySelector('h2')?.focus();
};
