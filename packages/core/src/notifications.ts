/** How many characters of a message are shown before it is unfolded (specification, section 9). */
const SHOWN = 70;

/**
 * The beginning of a message that is too long to be shown at once, cut at its last whole word; null where it is short
 * enough.
 */
export function folded(message: string): string | null {
  if (message.length <= SHOWN) return null;
  // One character more tells whether the last word is whole.
  const whole = message.slice(0, SHOWN + 1).replace(/\s+\S*$/u, '');
  const cut = whole.length > SHOWN ? message.slice(0, SHOWN) : whole;
  return `${cut.replace(/[\s.,:;–—-]+$/u, '')}…`;
}
