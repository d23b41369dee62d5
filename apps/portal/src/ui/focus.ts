/** `ref` of an element that replaces a pressed button: focuses its first field, its heading, or itself. */
export const takeFocus = (element: HTMLElement | null): void =>
  (
    element?.querySelector<HTMLElement>('input:not([hidden]), textarea') ??
    element?.querySelector<HTMLElement>('h2[tabindex]') ??
    element
  )?.focus();

/** Focuses the heading of a section when its focused element is removed. */
export const focusHeading = (element: Element | null): void =>
  element?.closest('section')?.querySelector<HTMLElement>('h2')?.focus();

/**
 * `ref` of an element that is removed while it has the focus: moves the focus to the heading of its section, else to
 * the page's.
 */
export function handOnFocus(element: HTMLElement | null) {
  const section = element?.closest('section');
  return () => {
    if (!element?.contains(document.activeElement)) return;
    const heading = section?.querySelector<HTMLElement>('h2[tabindex]');
    (heading ?? document.getElementById('heading'))?.focus();
  };
}
