/**
 * Whether a value was selected from a field's list, as opposed to typed: current browsers report it, and older ones
 * send no details of the input.
 */
export const isPicked = (event: Event): boolean =>
  !(event instanceof InputEvent) || event.inputType === 'insertReplacementText';
