import { printable } from '../io/output.ts';

/** The longest name that we make, in characters: file systems allow 255 bytes, and a letter may take several. */
const LONGEST = 100;

/** What a `Content-Disposition` calls the file: `filename*`, else `filename`. */
function disposed(disposition: string): string | undefined {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  const [, plain] = /filename="?([^";]+)"?/i.exec(disposition) ?? [];
  try {
    return encoded ? decodeURIComponent(encoded) : plain;
  } catch {
    return plain;
  }
}

/**
 * The name under which an answer is saved. A server must not choose the folder, hide the file or move the cursor, so only
 * the last part of its name counts, without what file systems or terminals take for more than a letter.
 */
export function fileNameOf(disposition: string | null, usual: string): string {
  const [name = ''] = printable(disposed(disposition ?? '') ?? '')
    .split(/[/\\]/)
    .slice(-1);
  const safe = name
    .replaceAll(/[<>:"|?*]/g, '_')
    .replace(/^[.\s]+/, '')
    .trim();
  return safe === '' ? usual : Array.from(safe).slice(-LONGEST).join('');
}
