import type { FileContent } from '@semestr/api/endpoint';
import { saveBlob } from '@semestr/ui/save-blob';

/** Saves a file under its name through the browser. */
export const save = ({ name, type, bytes }: FileContent): void =>
  saveBlob(name, new Blob([bytes.slice()], { type }));
