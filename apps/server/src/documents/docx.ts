import {
  AlignmentType,
  BorderStyle,
  Document,
  HeadingLevel,
  ImageRun,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopPosition,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import type { DocumentSpec, Part, SignatureBlock } from './parts.ts';

/** In half points. */
const SIZE = 28;
/** In twentieths of a point: half a page, where the address of a letter begins. */
const HALF_PAGE = 4700;

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const borders = { top: none, bottom: none, left: none, right: none };

const signature = ({ party, lines, picture, caption }: SignatureBlock): Paragraph[] => [
  new Paragraph({ children: [new TextRun({ text: party, bold: true })] }),
  ...lines.map((text) => new Paragraph({ text })),
  picture
    ? new Paragraph({
        children: [
          new ImageRun({
            type: 'png',
            data: Buffer.from(picture),
            transformation: { width: 180, height: 64 },
          }),
        ],
      })
    : new Paragraph({ text: '____________________', spacing: { before: 240 } }),
  new Paragraph({ text: caption }),
];

function blocks(part: Part): (Paragraph | Table)[] {
  if ('heading' in part) return [new Paragraph({ text: part.heading, heading: HeadingLevel.HEADING_2 })];
  if ('text' in part) return [new Paragraph({ text: part.text, spacing: { after: 160 } })];
  if ('lines' in part)
    return part.lines.map(
      ([name, value]) =>
        new Paragraph({ children: [new TextRun({ text: `${name}: `, bold: true }), new TextRun(value)] }),
    );
  if ('ends' in part) {
    const [left, right] = part.ends;
    const tabStops = [{ type: TabStopType.RIGHT, position: TabStopPosition.MAX }];
    return [
      new Paragraph({ tabStops, children: [new TextRun(`${left}\t${right}`)], spacing: { before: 240 } }),
    ];
  }
  const children = part.signatures.map((block) => new TableCell({ borders, children: signature(block) }));
  const width = { size: 100, type: WidthType.PERCENTAGE };
  return [new Table({ width, rows: [new TableRow({ children })] })];
}

/** Creates a Word document. */
export async function docx({ title, issuer = [], addressee = [], parts }: DocumentSpec): Promise<Uint8Array> {
  const document = new Document({
    title,
    creator: 'Semestr',
    styles: { default: { document: { run: { font: 'Times New Roman', size: SIZE } } } },
    sections: [
      {
        children: [
          ...issuer.map((text) => new Paragraph({ text, alignment: AlignmentType.CENTER })),
          ...addressee.map((text) => new Paragraph({ text, indent: { left: HALF_PAGE } })),
          new Paragraph({
            text: title,
            heading: HeadingLevel.HEADING_1,
            alignment: AlignmentType.CENTER,
            spacing: { before: 360, after: 240 },
          }),
          ...parts.flatMap(blocks),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}
