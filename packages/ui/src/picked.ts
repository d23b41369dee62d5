/**
 * Whether a value was taken from the list of a field instead of being typed: browsers say so, and older ones tell nothing of
 * how a value came about.
 */
export const isPicked = (event: Event): boolean =>
  !(event instanceof InputEvent) || event.inputType === 'insertReplacementText';
