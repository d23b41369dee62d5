import { buffer } from 'node:stream/consumers';
import { newPdf } from './new-pdf.ts';

/** A4 in points. */
const PAGE: [number, number] = [595.28, 841.89];

/**
 * Combines JPEGs as pages of one PDF, each as large as its page allows, so that a document of several pages is one
 * file.
 */
export async function picturesAsPdf(pictures: readonly Uint8Array[], now: Date): Promise<Uint8Array> {
  const document = await newPdf({
    size: PAGE,
    margin: 0,
    autoFirstPage: false,
    info: { CreationDate: now, ModDate: now },
  });
  for (const picture of pictures)
    document.addPage().image(Buffer.from(picture), 0, 0, { fit: PAGE, align: 'center', valign: 'center' });
  document.end();
  return buffer(document);
}
