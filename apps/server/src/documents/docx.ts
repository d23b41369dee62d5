import { AlignmentType, Document, HeadingLevel, ImageRun, Packer, Paragraph, TextRun } from 'docx';
import type { DocumentSpec, Part } from './parts.ts';

/** In half points. */
const SIZE = 28;

function paragraphs(part: Part): Paragraph[] {
  if ('heading' in part) return [new Paragraph({ text: part.heading, heading: HeadingLevel.HEADING_2 })];
  if ('text' in part) return [new Paragraph({ text: part.text, spacing: { after: 160 } })];
  if ('lines' in part)
    return part.lines.map(
      ([name, value]) =>
        new Paragraph({ children: [new TextRun({ text: `${name}: `, bold: true }), new TextRun(value)] }),
    );
  const picture = { data: Buffer.from(part.signature), transformation: { width: 180, height: 64 } };
  return [
    new Paragraph({ children: [new ImageRun({ type: 'png', ...picture })] }),
    new Paragraph({ text: part.caption }),
  ];
}

/** A Word document. */
export async function docx({ title, parts }: DocumentSpec): Promise<Uint8Array> {
  const document = new Document({
    title,
    creator: 'Semestr',
    styles: { default: { document: { run: { font: 'Times New Roman', size: SIZE } } } },
    sections: [
      {
        children: [
          new Paragraph({ text: title, heading: HeadingLevel.HEADING_1, alignment: AlignmentType.CENTER }),
          ...parts.flatMap(paragraphs),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}
