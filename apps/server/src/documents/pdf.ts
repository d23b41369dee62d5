import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import { drawChecks, FOOT } from './check.ts';
import { bold, regular } from './fonts/own-fonts.ts';
import { makePdf } from './make-pdf.ts';
import type { Check, DocumentSpec } from './parts.ts';
import { drawPart } from './pdf-parts.ts';
import { GAP, MARGIN, type Sheet, SIZE } from './sheet.ts';
import { structureOf } from './structure.ts';
import { documentTexts } from './texts.ts';

/** Same aspect ratio as portraits in the portal. */
const PORTRAIT: [number, number] = [84, 112];

export interface PdfSpec extends DocumentSpec {
  /** Language of the text; stored in the file for the reader's program. */
  language?: Language;
  /** Printed in the footer of every page; its link is also among the keywords of the file. */
  check?: Check;
  /** The subject of the document: the title is their name, followed by these lines, with the picture next to them. */
  person?: { lines: readonly string[]; picture: Uint8Array | null };
}

/** Draws a name with its lines, and the picture at the right. */
function introduce(
  { document, structure, describe }: Sheet,
  title: string,
  person: NonNullable<PdfSpec['person']>,
): void {
  const { lines, picture } = person;
  const top = document.y;
  const [width, height] = picture ? PORTRAIT : [0, 0];
  const left = document.page.width - MARGIN - width;
  const room = { width: left - MARGIN - (picture ? GAP : 0) };
  document.font(bold).fontSize(20);
  structure.addText('H1', title, (text) => document.text(text, MARGIN, top, room));
  document.moveDown(0.3).font(regular).fontSize(SIZE);
  for (const line of lines)
    structure.addText('P', line, (text) => document.text(text, { ...room, lineGap: 2 }));
  const below = document.y;
  if (picture)
    structure.add(
      'Figure',
      () =>
        document
          .save()
          .rect(left, top, width, height)
          .clip()
          .image(Buffer.from(picture), left, top, {
            cover: [width, height],
            align: 'center',
            valign: 'center',
          })
          .restore(),
      { alt: describe('photo', title), bbox: [left, top, left + width, top + height] },
    );
  document.y = Math.max(below, top + height);
  document.moveDown();
}

/** Draws the issuer above the title, and the addressee at the right. */
function drawLetterhead({ document, structure }: Sheet, { issuer = [], addressee = [] }: PdfSpec): void {
  if (issuer.length > 0) {
    document.fontSize(SIZE - 1);
    for (const line of issuer)
      structure.addText('P', line, (text) => document.text(text, { align: 'center', lineGap: 2 }));
    document.moveDown(1.5);
  }
  if (addressee.length > 0) {
    const half = document.page.width / 2;
    document.fontSize(SIZE);
    for (const line of addressee)
      structure.addText('P', line, (text) =>
        document.text(text, half, document.y, { width: half - MARGIN, lineGap: 2 }),
      );
    document.x = MARGIN;
    document.moveDown(1.5);
  }
}

/** Draws one document from the current page on, with its check in the footer of its pages. */
function drawDocument(
  sheet: Sheet,
  spec: PdfSpec,
  { note, code }: { note: string | null; code: string },
): void {
  const { document, structure } = sheet;
  const { title, parts, person, check } = spec;
  const { start, count } = document.bufferedPageRange();
  // Another document may precede it.
  document.font(regular);
  drawLetterhead(sheet, spec);
  if (person) introduce(sheet, title, person);
  else {
    document.font(bold).fontSize(16);
    structure.addText('H1', title, (text) => document.text(text, { align: 'center' }));
    document.moveDown();
  }
  for (const part of parts) drawPart(sheet, part);
  if (note !== null) drawPart(sheet, { text: note });
  if (check) drawChecks(document, structure, check, { alt: code, first: start + count - 1 });
}

interface PdfFile extends Pick<PdfSpec, 'title' | 'now' | 'language'> {
  keywords?: string;
}

/** Creates a PDF on A4 of several documents, each from a new page on. All of them have a check, or none. */
export function pdfOfMany(
  { title, now, language = 'ru', keywords }: PdfFile,
  specs: readonly [PdfSpec, ...PdfSpec[]],
): Promise<Uint8Array> {
  const t = translator(documentTexts, language);
  const hasCheck = specs[0].check !== undefined;
  const margins = {
    top: hasCheck ? MARGIN / 2 : MARGIN,
    left: MARGIN,
    right: MARGIN,
    bottom: hasCheck ? FOOT : MARGIN,
  };
  const options = {
    title,
    now,
    language,
    size: 'A4',
    margins,
    // The footers are drawn last.
    bufferPages: true,
    ...(keywords !== undefined && { keywords }),
  };
  return makePdf(options, (document, note) => {
    const sheet: Sheet = {
      document,
      structure: structureOf(document),
      describe: (picture, name) => t(picture, { name }),
    };
    for (const [index, spec] of specs.entries()) {
      if (index > 0) document.addPage();
      drawDocument(sheet, spec, { note: index === specs.length - 1 ? note : null, code: t('code') });
    }
  });
}

/** Creates a PDF of one document on A4. */
export const pdf = (spec: PdfSpec): Promise<Uint8Array> =>
  pdfOfMany({ ...spec, ...(spec.check && { keywords: spec.check.link }) }, [spec]);
