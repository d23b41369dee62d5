import { once } from 'node:events';
import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import type { FallbackFonts } from './fonts/fallback-fonts.ts';
import { documentTexts } from './texts.ts';

interface PdfOptions extends Omit<PDFKit.PDFDocumentOptions, 'font' | 'lang' | 'info'> {
  title: string;
  /** Creation time; stored in the file's properties. */
  now: Date;
  language: Language;
  keywords?: string;
}

/** Draws a document; `note` is a sentence for its end, when some characters could not be drawn. */
type Draw = (document: PDFKit.PDFDocument, note: string | null) => void;

const codeOf = (letter: string): string =>
  Array.from(letter, (one) => `U+${one.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`).join(
    ' ',
  );

/** Limits the list: a text in an unsupported script would list its whole alphabet. */
const MAX_LISTED = 20;

/** Returns the sentence about characters without a font; null when every character has one. */
function noteOn(letters: readonly string[], language: Language): string | null {
  if (letters.length === 0) return null;
  const listed = letters.slice(0, MAX_LISTED).map(codeOf).join(', ');
  const missing = letters.length > MAX_LISTED ? `${listed}, …` : listed;
  return translator(documentTexts, language)('missing', { missing });
}

/** Ends a document and returns its bytes. They come in many small chunks, for which events are faster than a stream's reader. */
async function bytesOf(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = once(document, 'end');
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

/**
 * Creates a PDF. A document with letters that our own font lacks is drawn twice: only the first drawing shows which
 * fallback fonts it needs. The library is loaded on first use: it is large, and many servers never need it.
 */
export async function makePdf(options: PdfOptions, draw: Draw): Promise<Uint8Array> {
  const { title, now, language, keywords, ...layout } = options;
  const { MultiFontPdf, needsFallback } = await import('./fonts/multi-font-pdf.ts');
  const { loadFallbackFonts, noFallbackFonts } = await import('./fonts/fallback-fonts.ts');
  const { printable } = await import('./fonts/text-runs.ts');
  const open = (fonts: FallbackFonts) =>
    new MultiFontPdf(
      {
        ...layout,
        // Marked content, replacement texts and tags need more than the library's default of 1.3.
        pdfVersion: '1.7',
        tagged: true,
        lang: language,
        displayTitle: true,
        info: {
          Title: printable(title),
          CreationDate: now,
          ModDate: now,
          ...(keywords !== undefined && { Keywords: keywords }),
        },
      },
      fonts,
    );
  let document = open(noFallbackFonts);
  draw(document, null);
  if (needsFallback(document.wanted)) {
    const fonts = await loadFallbackFonts(document.wanted);
    document = open(fonts);
    draw(document, noteOn(fonts.missing, language));
  }
  return bytesOf(document);
}
