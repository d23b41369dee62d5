/**
 * Milliseconds after which a blob is released. A busy browser requests its content and its name some time after the
 * click.
 */
const RELEASED_AFTER = 60_000;

/** Saves a blob under a name through the browser. */
export function saveBlob(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), RELEASED_AFTER);
}
