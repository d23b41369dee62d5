/** The code in the last message that went to somebody; empty where there is none. */
export const codeOf = (messages: readonly { text: string | null }[]): string =>
  /\d{6}/.exec(messages.at(-1)?.text ?? '')?.[0] ?? '';

/** A code that is not the one of the last message. */
export const anotherCode = (messages: readonly { text: string | null }[]): string =>
  codeOf(messages) === '000000' ? '000001' : '000000';
