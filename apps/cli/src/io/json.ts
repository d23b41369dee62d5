import { exit, failure } from './failure.ts';
import { texts } from './texts.ts';

/** The value of a JSON text that a person wrote; wrong usage where it is none, with what the parser says of it. */
export function jsonOf(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw failure(texts, (t) => t('notJson', { message }), exit.usage, cause);
  }
}
