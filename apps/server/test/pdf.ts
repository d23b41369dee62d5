import { extractText, getDocumentProxy, getMeta } from 'unpdf';

/** Extracts the text of a PDF, page by page. */
export async function pdfText(bytes: Uint8Array): Promise<readonly string[]> {
  // The reader takes ownership of the passed bytes.
  const { text } = await extractText(new Uint8Array(bytes));
  return text.map((page) => page.replaceAll(/\s+/g, ' '));
}

/** An element of the structure tree: its type, the text that replaces it when it is read aloud, and its elements. */
export interface PdfElement {
  role: string;
  alt?: string;
  children: readonly PdfElement[];
}

const elementOf = ({ role, alt, children }: StructureNode): PdfElement => ({
  role,
  ...(alt !== undefined && { alt }),
  children: children.flatMap((child) => ('role' in child ? elementOf(child) : [])),
});

/** A node in the reader's form; content has no role. */
interface StructureNode {
  role: string;
  alt?: string;
  children: readonly (StructureNode | { type: string })[];
}

/** Reads language, title and the structure of each page of a PDF. */
export async function pdfStructure(bytes: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { info } = await getMeta(document);
  const pages: PdfElement[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const tree: StructureNode | null = await (await document.getPage(number)).getStructTree();
    const [root] = tree ? elementOf(tree).children : [];
    if (root) pages.push(root);
  }
  return { language: info['Language'], isTagged: (await document.getMarkInfo())?.Marked === true, pages };
}
