import { translator } from '@semestr/core/texts';
import { makePdf } from './make-pdf.ts';
import { structureOf } from './structure.ts';
import { documentTexts } from './texts.ts';

/** A4 in points. */
const PAGE: [number, number] = [595.28, 841.89];

/**
 * Combines JPEGs as pages of one PDF, each as large as its page allows, so that a document of several pages is one
 * file.
 */
export function picturesAsPdf(pictures: readonly Uint8Array[], now: Date): Promise<Uint8Array> {
  const language = 'ru';
  const t = translator(documentTexts, language);
  const options = {
    title: t('pictures'),
    now,
    language,
    size: PAGE,
    margin: 0,
    autoFirstPage: false,
  } as const;
  return makePdf(options, (document) => {
    const structure = structureOf(document);
    for (const [index, picture] of pictures.entries()) {
      document.addPage();
      structure.add(
        'Figure',
        () => document.image(Buffer.from(picture), 0, 0, { fit: PAGE, align: 'center', valign: 'center' }),
        { alt: t('page', { page: index + 1, pages: pictures.length }), bbox: [0, 0, ...PAGE] },
      );
    }
  });
}
