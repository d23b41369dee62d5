import { printable } from '../io/output.ts';

/** Maximum length of a file name, in characters: file systems allow 255 bytes, and a letter may take several. */
const LONGEST = 100;

/** Returns the file name of a `Content-Disposition`: `filename*`, otherwise `filename`. */
function fileNameIn(disposition: string): string | undefined {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  const [, plain] = /filename="?([^";]+)"?/i.exec(disposition) ?? [];
  try {
    return encoded ? decodeURIComponent(encoded) : plain;
  } catch {
    return plain;
  }
}

/**
 * Returns the name under which a response is saved. A server must not choose the folder, hide the file or move the
 * cursor, so only the last part of its name is used, without characters that are special to file systems or terminals.
 */
export function fileNameOf(disposition: string | null, usual: string): string {
  const [name = ''] = printable(fileNameIn(disposition ?? '') ?? '')
    .split(/[/\\]/)
    .slice(-1);
  const safe = name
    .replaceAll(/[<>:"|?*]/g, '_')
    .replace(/^[.\s]+/, '')
    .trim();
  return safe === '' ? usual : Array.from(safe).slice(-LONGEST).join('');
}
