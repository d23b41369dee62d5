import sharp from 'sharp';
import { extractText, getMeta } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { docx } from './docx.ts';
import { asJpeg, asSignature } from './images.ts';
import { pdf } from './pdf.ts';
import { xlsx, type Column } from './xlsx.ts';
import { sheetIn } from '../../test/sheet.ts';
import { unzip } from '../../test/zip.ts';

const now = new Date('2026-11-20T09:00:00Z');
const frame = { institution: 'Примерный университет', madeOn: 'Составлено 20.11.2026', now };
const columns: Column<{ name: string; hours: number | null }>[] = [
  { title: 'Предмет', width: 30, value: ({ name }) => name },
  { title: 'Часы', width: 10, value: ({ hours }) => hours },
];
const drawing = () =>
  sharp({ create: { width: 1200, height: 300, channels: 4, background: '#00000000' } })
    .withMetadata({ exif: { IFD0: { Copyright: 'secret place' } } })
    .png()
    .toBuffer();

describe('workbook', () => {
  it('workbook: contains titles and rows, Cyrillic, numbers and empty cells', async () => {
    const rows = [
      { name: 'Алгоритмы «и» структуры < данных', hours: 108.5 },
      { name: 'Ўсё пра мову', hours: null },
    ];
    const bytes = await xlsx({ title: 'Список/учёт', columns, rows, frame });
    expect(await sheetIn(bytes)).toEqual({
      above: ['Примерный университет', 'Список/учёт', 'Составлено 20.11.2026'],
      header: ['Предмет', 'Часы'],
      rows: [
        ['Алгоритмы «и» структуры < данных', 108.5],
        ['Ўсё пра мову', null],
      ],
    });
    const files = unzip(bytes);
    expect(files.get('xl/workbook.xml')).toContain('Список учёт');
    expect(files.get('xl/worksheets/sheet1.xml')).toMatch(/<pane [^>]*ySplit="4"/);
    expect(files.get('docProps/core.xml')).toContain('<dc:title>Список/учёт</dc:title>');
  });

  it('workbook: prints fitted to the page width with its header on each page, and can be filtered', async () => {
    const wide = [...columns, { title: 'Примечание', width: 80, value: () => null }];
    const rows = [{ name: 'ЭВМ & сети', hours: 1 }];
    const upright = unzip(await xlsx({ title: "Ведомость 'А'", columns, rows, frame }));
    const across = unzip(await xlsx({ title: 'Ведомость', columns: wide, rows, frame }));
    const sheet = upright.get('xl/worksheets/sheet1.xml') ?? '';
    const order = ['sheetPr', 'sheetViews', 'cols', 'sheetData', 'autoFilter', 'pageSetup'];
    const found = [...sheet.matchAll(/<(\w+)[ />]/g)].flatMap(([, tag = '']) =>
      order.includes(tag) ? tag : [],
    );
    expect(found).toEqual(order);
    expect(sheet).toContain('<autoFilter ref="A4:B5"/>');
    expect(sheet).toContain('orientation="portrait" fitToWidth="1" fitToHeight="0"');
    expect(upright.get('xl/workbook.xml')).toContain(
      "localSheetId=\"0\">'Ведомость ''А'''!$4:$4</definedName>",
    );
    expect(across.get('xl/worksheets/sheet1.xml')).toContain('orientation="landscape"');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '=HYPERLINK("http://evil.example")'])(
    'workbook: keeps %s a text',
    async (name) => {
      const bytes = await xlsx({ title: 'Список', columns, rows: [{ name, hours: 1 }], frame });
      expect(unzip(bytes).get('xl/worksheets/sheet1.xml')).not.toContain('<f>');
      expect((await sheetIn(bytes)).rows).toEqual([[name, 1]]);
    },
  );

  it('workbook: opens even if a text has characters that XML does not allow', async () => {
    const bytes = await xlsx({
      title: 'Список',
      columns,
      rows: [{ name: 'а\u0001б\ud800\nв', hours: 1 }],
      frame,
    });
    expect((await sheetIn(bytes)).rows[0]?.[0]).toBe('аб\nв');
  });
});

describe('PDF', () => {
  it('PDF: contains title, paragraphs and lines in Cyrillic, on as many pages as needed', async () => {
    const long = Array.from({ length: 120 }, (_, index) => ({ text: `Пункт ${index + 1} договора.` }));
    const parts = [{ heading: 'Стороны' }, { lines: [['Студент', 'Ўладзіслаў Щукин']] as const }, ...long];
    const bytes = await pdf({ title: 'Договор № 7', now, parts });
    const { totalPages, text } = await extractText(new Uint8Array(bytes), { mergePages: true });
    expect(totalPages).toBeGreaterThan(2);
    for (const part of ['Договор № 7', 'Стороны', 'Студент: Ўладзіслаў Щукин', 'Пункт 120 договора.'])
      expect(text).toContain(part);
    expect((await getMeta(new Uint8Array(bytes))).info).toMatchObject({ Title: 'Договор № 7' });
  });

  it('PDF: contains a drawn signature, and is identical for the same day', async () => {
    const signature = (await asSignature(await drawing())) ?? new Uint8Array();
    const ours = { party: 'Университет', lines: ['УНП 100200300'], picture: null, caption: 'Ректор' };
    const theirs = { party: 'Студент', lines: [], picture: signature, caption: 'Лисицкая А. И.' };
    const make = () => pdf({ title: 'Договор', now, parts: [{ signatures: [ours, theirs] }] });
    const bytes = await make();
    expect(Buffer.from(bytes).includes('/Subtype /Image')).toBe(true);
    const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
    for (const part of ['Университет', 'УНП 100200300', 'Студент', 'Лисицкая А. И.'])
      expect(text).toContain(part);
    expect(Buffer.from(await make()).equals(Buffer.from(bytes))).toBe(true);
  });
});

it('Word document: contains the same title, paragraphs and lines as the PDF', async () => {
  const parts = [
    { text: 'Прошу <утвердить> тему.' },
    { lines: [['Тема', 'Портал']] as const },
    { ends: ['20.11.2026', '____ Лисицкая А. И.'] as const },
    { signatures: [{ party: 'Студент', lines: ['Группа 428501'], picture: null, caption: 'подпись' }] },
  ];
  const addressee = ['Ректору Воробьёву И. П.'];
  const text = unzip(await docx({ title: 'Заявление', now, addressee, parts })).get('word/document.xml');
  expect(text?.indexOf('Ректору')).toBeLessThan(text?.indexOf('Заявление') ?? 0);
  for (const part of [
    'Группа 428501',
    '20.11.2026',
    'Заявление',
    'Прошу &lt;утвердить&gt; тему.',
    'Тема: ',
    'Портал',
  ])
    expect(text).toContain(part);
});

describe('uploaded picture', () => {
  it('pictures: re-encodes an upload, smaller and without metadata', async () => {
    const signature = (await asSignature(await drawing())) ?? new Uint8Array();
    expect(await sharp(signature).metadata()).toMatchObject({ format: 'png', width: 800, height: 200 });
    expect(Buffer.from(signature).includes('secret place')).toBe(false);
    const photo = (await asJpeg(await drawing())) ?? new Uint8Array();
    expect(await sharp(photo).metadata()).toMatchObject({ format: 'jpeg', width: 1200 });
  });

  it('pictures: rejects a file that is not a picture or is truncated', async () => {
    const whole = await drawing();
    expect(await asSignature(Buffer.from('<svg/>'))).toBeNull();
    expect(await asJpeg(whole.subarray(0, whole.length / 2))).toBeNull();
  });
});
