import { MAX_PAPER_BYTES, MAX_PAPERS } from '@semestr/core/papers';
import { FileField } from '@semestr/ui/fields/FileField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { paperTexts } from './texts.ts';
import type { ChosenPapers } from './use-papers.ts';

const limits = {
  kinds: { 'application/pdf': 'PDF', 'image/jpeg': 'JPEG', 'image/png': 'PNG' },
  maxBytes: MAX_PAPER_BYTES,
  maxFiles: MAX_PAPERS,
};

/** File input for a document: a scan, or photos of its pages. Shows the limits in advance. */
export function Papers({ papers: { files, choose, areMixed, isUnreadable } }: { papers: ChosenPapers }) {
  const t = useTexts(paperTexts);
  const fault = areMixed ? t('mixed') : isUnreadable ? t('unreadable') : undefined;
  return (
    <FileField
      label={t('papers')}
      hint={t('papersHint', { count: MAX_PAPERS, size: MAX_PAPER_BYTES })}
      error={fault}
      value={files}
      onChange={choose}
      limits={limits}
    />
  );
}
