/** Members that the library's types omit; the version of the library is pinned. */
declare namespace PDFKit {
  interface PDFDocument {
    _font: { ascender: number };
    _fontSize: number;
    /** Draws one line of text, without wrapping it. */
    _fragment(
      text: string,
      x: number,
      y: number,
      options: Mixins.TextOptions & { lineWidth?: number; textWidth?: number; wordCount?: number },
    ): void;
  }
}

declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Of a header cell of a table. */
    scope?: 'Column' | 'Row';
    /** Of a figure, from the top left corner of its page. */
    bbox?: [left: number, top: number, right: number, bottom: number];
  }
}
