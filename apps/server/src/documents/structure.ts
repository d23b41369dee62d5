/** Types of elements in the structure tree of a PDF (ISO 32000-1, 14.8.4). */
type ElementType = 'Div' | 'Figure' | 'H1' | 'H2' | 'Link' | 'P' | 'Span' | 'Table' | 'TD' | 'TH' | 'TR';
type Options = PDFKit.Mixins.StructureElementOptions;

/** Adds elements to the structure tree, in which screen readers find headings, paragraphs and cells. */
export interface Structure {
  /** Draws a text, for which the element has the letters in reading order. */
  addText(type: ElementType, text: string, draw: (text: string) => void, options?: Options): void;
  /** Draws other content of one element. */
  add(type: ElementType, draw: () => void, options?: Options): void;
  /** Adds an element that contains others, or content between others. */
  group(type: ElementType, build: (inner: Structure) => void, options?: Options): void;
  /** Draws content of the element itself. */
  draw(draw: () => void): void;
}

/** Glyphs of these scripts (Hebrew, Arabic; Devanagari, Thai) may be in another order than their letters. */
const reordered = /[\u0590-\u097f\u0e00-\u0e7f\ufb1d-\ufdff\ufe70-\ufefc]/;

const structureIn = (document: PDFKit.PDFDocument, parent: PDFKit.PDFStructureElement): Structure => ({
  add: (type, draw, options = {}) => void parent.add(document.struct(type, options, [draw])),
  addText: (type, text, draw, options = {}) => {
    const actual = reordered.test(text) ? { actual: text.normalize('NFC') } : {};
    parent.add(document.struct(type, { ...options, ...actual }, [() => draw(text)]));
  },
  group: (type, build, options = {}) => {
    const element = document.struct(type, options);
    parent.add(element);
    build(structureIn(document, element));
    element.end();
  },
  draw: (draw) => void parent.add(draw),
});

/** Starts the structure tree of a document. */
export function structureOf(document: PDFKit.PDFDocument): Structure {
  const root = document.struct('Document');
  document.addStructure(root);
  return structureIn(document, root);
}

/** Draws decoration that screen readers skip: rules, page numbers, repeated headers. */
export function drawArtifact(
  document: PDFKit.PDFDocument,
  type: 'Layout' | 'Pagination',
  draw: () => void,
): void {
  document.markContent('Artifact', { type });
  draw();
  document.endMarkedContent();
}
