import { buffer } from 'node:stream/consumers';
import type { Language } from '@semestr/core/languages';
import { drawCheck, FOOT } from './check.ts';
import { bold, regular } from './fonts.ts';
import { newPdf } from './new-pdf.ts';
import type { Check, DocumentSpec, Part, SignatureBlock } from './parts.ts';

const MARGIN = 64;
const SIZE = 11;
const SIGNATURE_BOX: [number, number] = [180, 64];
/** Same aspect ratio as portraits in the portal. */
const PORTRAIT: [number, number] = [84, 112];
const GAP = 24;

interface PdfSpec extends DocumentSpec {
  /** Language of the text; stored in the file for the reader's program. */
  language?: Language;
  /** Printed in the footer of every page; its link is also among the keywords of the file. */
  check?: Check;
  /** The subject of the document: the title is their name, followed by these lines, with the picture next to them. */
  person?: { lines: readonly string[]; picture: Uint8Array | null };
}

/** Draws a name with its lines, and the picture at the right. */
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

/** Draws the signature fields side by side; pictures do not move to the next page automatically. */
function sign(document: PDFKit.PDFDocument, blocks: readonly SignatureBlock[]): void {
  const width = (document.page.width - 2 * MARGIN - GAP) / 2;
  const [boxWidth, boxHeight] = SIGNATURE_BOX;
  document.fontSize(SIZE);
  const heightOf = ({ party, lines, caption }: SignatureBlock) =>
    document.heightOfString([party, ...lines, caption].join('\n'), { width, lineGap: 2 });
  const needed = Math.max(0, ...blocks.map(heightOf)) + boxHeight + SIZE;
  document.moveDown();
  if (document.y + needed > document.page.height - document.page.margins.bottom) document.addPage();
  const top = document.y;
  // The signature lines are at the same height.
  const above = blocks.map((block, index) => {
    const left = MARGIN + index * (width + GAP);
    document.font(bold).text(block.party, left, top, { width, lineGap: 2 }).font(regular);
    for (const line of block.lines) document.text(line, left, document.y, { width, lineGap: 2 });
    return document.y;
  });
  const line = Math.max(top, ...above) + boxHeight;
  const below = blocks.map(({ picture, caption }, index) => {
    const left = MARGIN + index * (width + GAP);
    if (picture) document.image(Buffer.from(picture), left, line - boxHeight, { fit: SIGNATURE_BOX });
    document
      .moveTo(left, line)
      .lineTo(left + boxWidth, line)
      .stroke();
    return document
      .fontSize(SIZE - 2)
      .text(caption, left, line + 4, { width })
      .fontSize(SIZE).y;
  });
  document.x = MARGIN;
  document.y = Math.max(line, ...below);
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
  } else if ('ends' in part) {
    const [left, right] = part.ends;
    const { y } = document;
    document.font(regular).fontSize(SIZE).text(left, MARGIN, y);
    document.text(right, MARGIN, y, { align: 'right' }).moveDown();
  } else sign(document, part.signatures);
}

/** Creates a PDF on A4. */
export async function pdf(spec: PdfSpec): Promise<Uint8Array> {
  const { title, now, issuer = [], addressee = [], parts, language = 'ru', person, check } = spec;
  const document = await newPdf({
    size: 'A4',
    margins: { top: check ? MARGIN / 2 : MARGIN, left: MARGIN, right: MARGIN, bottom: check ? FOOT : MARGIN },
    font: regular,
    lang: language,
    displayTitle: true,
    info: { Title: title, CreationDate: now, ModDate: now, ...(check && { Keywords: check.link }) },
    autoFirstPage: false,
  });
  if (check) document.on('pageAdded', () => drawCheck(document, check, regular));
  document.addPage();
  if (issuer.length > 0) {
    document.fontSize(SIZE - 1);
    for (const line of issuer) document.text(line, { align: 'center', lineGap: 2 });
    document.moveDown(1.5);
  }
  if (addressee.length > 0) {
    const half = document.page.width / 2;
    document.fontSize(SIZE);
    for (const line of addressee) document.text(line, half, document.y, { width: half - MARGIN, lineGap: 2 });
    document.x = MARGIN;
    document.moveDown(1.5);
  }
  if (person) introduce(document, title, person);
  else document.font(bold).fontSize(16).text(title, { align: 'center' }).moveDown();
  for (const part of parts) write(document, part);
  document.end();
  return buffer(document);
}
