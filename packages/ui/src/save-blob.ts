/** Milliseconds after which a blob is released: a busy browser asks for its content and its name later than the click. */
const RELEASED_AFTER = 60_000;

/** Saves a blob under a name through the browser. */
export function saveBlob(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), RELEASED_AFTER);
}
