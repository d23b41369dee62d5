import type { FileContent } from '@semestr/api/endpoint';

/** Hands a file to the browser, which saves it under its name. */
export function save({ name, type, bytes }: FileContent): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes.slice()], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
