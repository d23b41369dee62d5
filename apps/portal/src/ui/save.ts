import type { FileContent } from '@semestr/api/endpoint';

/** Saves a file under its name through the browser. */
export function save({ name, type, bytes }: FileContent): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes.slice()], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
