/** `ref` of an element that replaces a pressed button. Focuses its first field, its heading, or the element. */
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
 * `ref` of an element that may be removed while it has the focus. Moves the focus to the heading of its section, or
 * else of the page.
 */
export function moveFocusToHeading(element: HTMLElement | null) {
  const section = element?.closest('section');
  return () => {
    if (!element?.contains(document.activeElement)) return;
    const heading = section?.querySelector<HTMLElement>('h2[tabindex]');
    (heading ?? document.getElementById('heading'))?.focus();
  };
}
