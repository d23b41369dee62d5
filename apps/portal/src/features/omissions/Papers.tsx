import { MAX_PAPER_BYTES, MAX_PAPERS } from '@semestr/core/omissions';
import { FileField } from '@semestr/ui/fields/FileField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { omissionTexts } from './texts.ts';
import type { ChosenPapers } from './use-papers.ts';

const limits = {
  kinds: { 'application/pdf': 'PDF', 'image/jpeg': 'JPEG', 'image/png': 'PNG' },
  maxBytes: MAX_PAPER_BYTES,
  maxFiles: MAX_PAPERS,
};

/** File input for the document: a scan, or photos of its pages. Its limits are shown in advance. */
export function Papers({ papers: { files, choose, areMixed, isUnreadable } }: { papers: ChosenPapers }) {
  const t = useTexts(omissionTexts);
  const fault = areMixed ? t('form.mixed') : isUnreadable ? t('form.unreadable') : undefined;
  return (
    <FileField
      label={t('form.papers')}
      hint={t('form.papersHint', { count: MAX_PAPERS, size: MAX_PAPER_BYTES })}
      error={fault}
      value={files}
      onChange={choose}
      limits={limits}
    />
  );
}
