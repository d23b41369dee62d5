/**
 * As the `ref` of a button that goes when what it was for is done: it hands the focus that it has then to the heading of
 * its section.
 */
export const handOnFocus = (button: HTMLElement | null) => (): void => {
  if (button !== null && document.activeElement === button)
    button.closest('section')?.querySelector('h2')?.focus();
};
