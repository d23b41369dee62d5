/** Number of characters of a collapsed message (specification, section 9). */
const MAX_LENGTH = 70;

/** Truncates a long message after its last whole word; null when it is short enough. */
export function collapseMessage(message: string): string | null {
  if (message.length <= MAX_LENGTH) return null;
  // The next character shows whether the last word is whole.
  const whole = message.slice(0, MAX_LENGTH + 1).replace(/\s+\S*$/u, '');
  const cut = whole.length > MAX_LENGTH ? message.slice(0, MAX_LENGTH) : whole;
  return `${cut.replace(/[\s.,:;–—-]+$/u, '')}…`;
}
