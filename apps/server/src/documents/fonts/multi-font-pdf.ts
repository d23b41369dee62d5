import Pdf from 'pdfkit';
import { chooseFont, type FallbackFonts, type Graphemes } from './fallback-fonts.ts';
import { ownLetters } from './own-letters.ts';
import { bold, ownFonts, regular, type Weight } from './own-fonts.ts';
import { type FontChoice, isRightToLeft, printable, type TextRun, toRuns } from './text-runs.ts';

type FontSource = PDFKit.Mixins.PDFFontSource;
type TextOptions = PDFKit.Mixins.TextOptions;
type LineOptions = Parameters<PDFKit.PDFDocument['_fragment']>[3];

/**
 * A PDF whose text may have letters of every script: letters that our own font lacks are drawn and measured in fallback
 * fonts. Wrapping, alignment and page breaks are those of the library.
 */
export class MultiFontPdf extends Pdf {
  /** Graphemes drawn or measured so far that our own font lacks. */
  readonly wanted: Record<Weight, Set<string>> = { regular: new Set(), bold: new Set() };
  readonly #fonts: FallbackFonts;
  #weight: Weight = 'regular';
  #direction: 'ltr' | 'rtl' = 'ltr';
  /** Characters to extract instead of the glyphs being drawn. */
  #actual: string | null = null;

  constructor(options: PDFKit.PDFDocumentOptions, fonts: FallbackFonts) {
    super({ ...options, font: regular });
    this.#fonts = fonts;
    for (const [name, bytes] of fonts.files) this.registerFont(name, bytes);
  }

  override font(source: FontSource, size?: number): this;
  override font(source: FontSource, family: string, size?: number): this;
  override font(source: FontSource, family?: string | number, size?: number): this {
    // Also called by the library's constructor, before this object has its fields.
    if (#weight in this && (source === regular || source === bold))
      this.#weight = source === bold ? 'bold' : 'regular';
    return typeof family === 'string' ? super.font(source, family, size) : super.font(source, family);
  }

  override text(text: string, x?: number, y?: number, options?: TextOptions): this;
  override text(text: string, options?: TextOptions): this;
  override text(text: string, x?: number | TextOptions, y?: number, options?: TextOptions): this {
    const printed = this.#toPrintable(text);
    this.#direction = !this.#isOwn(printed) && isRightToLeft(printed) ? 'rtl' : 'ltr';
    return typeof x === 'object' ? super.text(printed, x) : super.text(printed, x, y, options);
  }

  override heightOfString(text: string, options?: TextOptions): number {
    return super.heightOfString(this.#toPrintable(text), options);
  }

  override widthOfString(text: string, options?: TextOptions): number {
    const printed = this.#toPrintable(text);
    if (this.#isOwn(printed)) return super.widthOfString(printed, options);
    return this.#runsOf(printed.replaceAll('\n', '')).reduce((width, run) => width + this.#widthOf(run), 0);
  }

  override _fragment(text: string, x: number, y: number, options: LineOptions): void {
    const line = text.replaceAll('\n', '');
    if (this.#isOwn(line)) return super._fragment(line, x, y, options);
    const runs = this.#runsOf(line);
    // All runs share the baseline of our own font.
    const baseline = (-this._font.ascender / 1000) * this._fontSize;
    let left = x + this.#indentOf(line, options);
    for (const run of runs) {
      const textWidth = this.#widthOf(run);
      const place = { link: options.link, baseline, textWidth, wordCount: 1 };
      this.#actual = run.actual;
      this.#inFontOf(run, () => super._fragment(run.text, left, y, place));
      this.#actual = null;
      left += textWidth;
    }
  }

  override addContent(data: unknown): this {
    // The marks are written within the coordinates of the text: readers place the characters by them.
    if (data === 'BT' && this.#actual !== null) this.markContent('Span', { actual: this.#actual });
    super.addContent(data);
    if (data === 'ET' && this.#actual !== null) this.endMarkedContent();
    return this;
  }

  #toPrintable(text: string): string {
    const composed = text.normalize('NFC');
    return this.#isOwn(composed) ? composed : printable(composed);
  }

  #isOwn(text: string): boolean {
    return ownLetters(this.#weight).covers.test(text);
  }

  #runsOf(line: string): readonly TextRun[] {
    return toRuns(line, this.#direction, (grapheme) => this.#fontOf(grapheme));
  }

  #fontOf(grapheme: string): FontChoice | null {
    const choice = chooseFont(grapheme, this.#weight, this.#fonts);
    if (!choice || !('own' in choice)) this.wanted[this.#weight].add(grapheme);
    return choice;
  }

  #widthOf(run: TextRun): number {
    return this.#inFontOf(run, () => super.widthOfString(run.text));
  }

  #inFontOf<T>({ font }: TextRun, work: () => T): T {
    if (!('fallback' in font)) return work();
    super.font(font.fallback);
    const result = work();
    super.font(ownFonts[this.#weight]);
    return result;
  }

  /** Returns the space before an aligned line. */
  #indentOf(line: string, { width, align, lineWidth = 0, textWidth = 0 }: LineOptions): number {
    if (!width) return 0;
    if (align === 'right') return lineWidth - this.widthOfString(line.trimEnd());
    return align === 'center' ? (lineWidth - textWidth) / 2 : 0;
  }
}

/** Returns true when a document has letters that our own font lacks. */
export const needsFallback = ({ regular: light, bold: heavy }: Graphemes): boolean =>
  light.size > 0 || heavy.size > 0;
