import { isFormKind } from '@semestr/core/requests/kinds';
import { requestTexts } from '@semestr/core/requests/texts';
import { useTexts } from '@semestr/ui/language.tsx';
import type { Part } from './parts.ts';
import { studyTexts } from './texts.ts';

/** Returns the name of a section: a kind with the common form has that of all programs. */
export function usePartName(): (part: Part) => string {
  const t = useTexts(studyTexts);
  const words = useTexts(requestTexts);
  return (part) => (isFormKind(part) ? words(`${part}.names`) : t(`names.${part}`));
}
