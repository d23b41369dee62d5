import { extractText } from 'unpdf';

/** The words of a PDF, page by page. */
export async function pdfText(bytes: Uint8Array): Promise<readonly string[]> {
  // The reader takes the bytes away from who hands them over.
  const { text } = await extractText(new Uint8Array(bytes));
  return text.map((page) => page.replaceAll(/\s+/g, ' '));
}
