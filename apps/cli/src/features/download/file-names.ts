import type { Language } from '@semestr/core/languages';
import { kindPlural } from '@semestr/core/requests/words';
import { translator } from '@semestr/core/texts';
import { type FileName, formKindOf, isNamedFile } from '../../http/files.ts';
import { texts } from './texts.ts';

/** Returns the name of a file for the help and the index. */
export function nameOfFile(name: FileName, language: Language): string {
  const t = translator(texts, language);
  if (isNamedFile(name)) return t(`files.${name}`);
  const kind = formKindOf(name);
  // Every other file is the document of such a request.
  return kind === null ? name : t('formDocument', { requests: kindPlural(kind, language).toLowerCase() });
}
