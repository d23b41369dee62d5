/** A start that cannot go on; the message is the one sentence the person sees. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
