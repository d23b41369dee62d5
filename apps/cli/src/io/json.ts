import { exit, failure } from './failure.ts';
import { texts } from './texts.ts';

/** Parses a JSON text written by the user. Throws wrong usage with the parser's message when it is invalid. */
export function jsonOf(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw failure(texts, (t) => t('notJson', { message }), exit.usage, cause);
  }
}
