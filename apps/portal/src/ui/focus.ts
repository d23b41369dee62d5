/** For a `ref`: what comes in place of what was pressed takes the focus to its first field, its heading, or itself. */
export const takeFocus = (element: HTMLElement | null): void =>
  (
    element?.querySelector<HTMLElement>('input:not([hidden]), textarea') ??
    element?.querySelector<HTMLElement>('h2[tabindex]') ??
    element
  )?.focus();

/** What had the focus goes: the heading of its section takes it. */
export const focusHeading = (element: Element | null): void =>
  element?.closest('section')?.querySelector<HTMLElement>('h2')?.focus();

/** For a `ref`: what goes while it has the focus hands it to the heading of its section, else to the page's. */
export function handOnFocus(element: HTMLElement | null) {
  const section = element?.closest('section');
  return () => {
    if (!element?.contains(document.activeElement)) return;
    const heading = section?.querySelector<HTMLElement>('h2[tabindex]');
    (heading ?? document.getElementById('heading'))?.focus();
  };
}
