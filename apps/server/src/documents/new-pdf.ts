/** An empty PDF. What draws it is loaded with the first: it is large, and many a server draws none. */
export async function newPdf(options: PDFKit.PDFDocumentOptions): Promise<PDFKit.PDFDocument> {
  const { default: Pdf } = await import('pdfkit');
  return new Pdf(options);
}
