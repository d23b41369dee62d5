/** Number of characters of a collapsed message (specification, section 9). */
const SHOWN = 70;

/** Truncates a long message after its last whole word; null when it is short enough. */
export function folded(message: string): string | null {
  if (message.length <= SHOWN) return null;
  // The next character shows whether the last word is whole.
  const whole = message.slice(0, SHOWN + 1).replace(/\s+\S*$/u, '');
  const cut = whole.length > SHOWN ? message.slice(0, SHOWN) : whole;
  return `${cut.replace(/[\s.,:;–—-]+$/u, '')}…`;
}
