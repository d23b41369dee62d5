/** Creates an empty PDF. The library is loaded on first use: it is large, and many servers never need it. */
export async function newPdf(options: PDFKit.PDFDocumentOptions): Promise<PDFKit.PDFDocument> {
  const { default: Pdf } = await import('pdfkit');
  return new Pdf(options);
}
