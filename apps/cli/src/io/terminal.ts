import type { Io, Output } from './io.ts';
import { UNSAFE } from './output.ts';

/**
 * Sequences that may reach a terminal unchanged: line ends, tabs, the colours of `paint` and the line that progress
 * clears. Blinking and hidden text are excluded.
 */
// oxlint-disable-next-line no-control-regex -- The pattern searches for them.
const OURS = /\r\n|\r\u001b\[K|\u001b\[(?:0|[1-4]|7|2[1-47]|39|49|[34][0-7]|9[0-7])m|[\n\t]/gu;

const visible = (text: string): string =>
  text.replaceAll(UNSAFE, (letter) => `\\u${(letter.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`);

/** Escapes everything in a text that a terminal would execute, or that would change the text direction. */
export function terminalText(text: string): string {
  let safe = '';
  let from = 0;
  for (const { 0: ours, index } of text.matchAll(OURS)) {
    safe += visible(text.slice(from, index)) + ours;
    from = index + ours.length;
  }
  return safe + visible(text.slice(from));
}

const raw = new WeakMap<Output, Output>();

/** Returns the stream behind one of `terminalIo`, for Ink, which moves the cursor and only receives printable texts. */
export const rawStream = (stream: Output): Output => raw.get(stream) ?? stream;

/**
 * Wraps a terminal stream so that escape sequences from a server have no effect; bytes, such as those of a file, pass
 * unchanged.
 */
function guarded(stream: Output): Output {
  if (stream.isTTY !== true) return stream;
  const safe = new Proxy(stream, {
    get: (target, key) => {
      if (key === 'write')
        return (chunk: unknown, ...rest: unknown[]): unknown =>
          // oxlint-disable-next-line typescript/unbound-method -- The call names what it belongs to.
          Reflect.apply(target.write, target, [
            typeof chunk === 'string' ? terminalText(chunk) : chunk,
            ...rest,
          ]);
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
    set: (target, key, value) => Reflect.set(target, key, value, target),
  });
  raw.set(safe, stream);
  return safe;
}

/** Creates an `Io` whose streams can safely print a server's texts in any form: messages, tables, CSV and JSON. */
export function terminalIo(io: Io): Io {
  let stderr: Output | null = null;
  const { stdout, env, cwd, fetch, fetchWithRetry, now } = io;
  return {
    stdout: guarded(stdout),
    env,
    cwd,
    fetch,
    fetchWithRetry,
    now,
    // Node opens these streams on first access, which most calls do not need.
    get stderr() {
      stderr ??= guarded(io.stderr);
      return stderr;
    },
    get stdin() {
      return io.stdin;
    },
  };
}
