/** `ref` of a button that disappears after its action. Moves the focus to the heading of the section. */
export const moveFocusToHeading = (button: HTMLElement | null) => (): void => {
  if (button !== null && document.activeElement === button)
    button.closest('section')?.querySelector('h2')?.focus();
};
