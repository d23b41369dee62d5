/** Returns the code in the last of the messages; empty when there is none. */
export const codeOf = (messages: readonly { text: string | null }[]): string =>
  /\d{6}/.exec(messages.at(-1)?.text ?? '')?.[0] ?? '';

/** Returns a code other than that of the last message. */
export const anotherCode = (messages: readonly { text: string | null }[]): string =>
  codeOf(messages) === '000000' ? '000001' : '000000';
