import { extractText } from 'unpdf';

/** Extracts the text of a PDF, page by page. */
export async function pdfText(bytes: Uint8Array): Promise<readonly string[]> {
  // The reader takes ownership of the passed bytes.
  const { text } = await extractText(new Uint8Array(bytes));
  return text.map((page) => page.replaceAll(/\s+/g, ' '));
}
