import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import type { Language } from '@semestr/core/languages';
import Pdf from 'pdfkit';
import type { DocumentSpec, Part } from './parts.ts';

const { resolve } = createRequire(import.meta.url);
/** PT Sans has all Cyrillic letters; the fonts that every PDF reader knows have none. */
const regular = resolve('@expo-google-fonts/pt-sans/400Regular/PTSans_400Regular.ttf');
const bold = resolve('@expo-google-fonts/pt-sans/700Bold/PTSans_700Bold.ttf');

const MARGIN = 64;
const SIZE = 11;
const SIGNATURE_BOX: [number, number] = [180, 64];
/** Of the shape in which the portal shows people. */
const PORTRAIT: [number, number] = [84, 112];
const GAP = 24;

interface PdfSpec extends DocumentSpec {
  /** Of its words; what a reader's program is told. */
  language?: Language;
  /** Whom it is about: the title is their name, below which these lines stand, with the picture beside them. */
  person?: { lines: readonly string[]; picture: Uint8Array | null };
}

/** A name with what somebody is, and their picture at the right. */
function introduce(
  document: PDFKit.PDFDocument,
  title: string,
  person: NonNullable<PdfSpec['person']>,
): void {
  const { lines, picture } = person;
  const top = document.y;
  const [width, height] = picture ? PORTRAIT : [0, 0];
  const left = document.page.width - MARGIN - width;
  if (picture)
    document
      .save()
      .rect(left, top, width, height)
      .clip()
      .image(Buffer.from(picture), left, top, { cover: [width, height], align: 'center', valign: 'center' })
      .restore();
  const room = { width: left - MARGIN - (picture ? GAP : 0) };
  document.font(bold).fontSize(20).text(title, MARGIN, top, room).moveDown(0.3);
  document.font(regular).fontSize(SIZE);
  for (const line of lines) document.text(line, { ...room, lineGap: 2 });
  document.y = Math.max(document.y, top + height);
  document.moveDown();
}

function write(document: PDFKit.PDFDocument, part: Part): void {
  if ('heading' in part) {
    document.moveDown(0.6).font(bold).fontSize(13).text(part.heading).moveDown(0.3);
  } else if ('text' in part) {
    document.font(regular).fontSize(SIZE).text(part.text, { align: 'left', lineGap: 2 }).moveDown(0.5);
  } else if ('lines' in part) {
    for (const [name, value, href = null] of part.lines) {
      document.fontSize(SIZE).font(bold).text(`${name}: `, { continued: true });
      document.font(regular).text(value, { lineGap: 2, link: href });
    }
    document.moveDown(0.5);
  } else {
    // A picture does not move to the next page by itself.
    const [, height] = SIGNATURE_BOX;
    if (document.y + height + SIZE * 3 > document.page.height - MARGIN) document.addPage();
    document.moveDown();
    const top = document.y;
    document.image(Buffer.from(part.signature), MARGIN, top, { fit: SIGNATURE_BOX });
    document.y = top + height;
    document
      .moveTo(MARGIN, document.y)
      .lineTo(MARGIN + SIGNATURE_BOX[0], document.y)
      .stroke();
    document
      .font(regular)
      .fontSize(SIZE - 2)
      .text(part.caption, MARGIN, document.y + 4);
    document.fontSize(SIZE).moveDown();
  }
}

/** A PDF on A4. */
export async function pdf({ title, now, parts, language = 'ru', person }: PdfSpec): Promise<Uint8Array> {
  const document = new Pdf({
    size: 'A4',
    margin: MARGIN,
    font: regular,
    lang: language,
    displayTitle: true,
    info: { Title: title, CreationDate: now, ModDate: now },
  });
  if (person) introduce(document, title, person);
  else document.font(bold).fontSize(16).text(title, { align: 'center' }).moveDown();
  for (const part of parts) write(document, part);
  document.end();
  return buffer(document);
}
