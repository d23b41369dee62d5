import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type PdfElement, pdfStructure } from '../../test/pdf.ts';
import { pdf } from './pdf.ts';
import { picturesAsPdf } from './pictures.ts';
import { tablePdf } from './table-pdf.ts';

const now = new Date('2026-11-20T09:00:00Z');
const frame = { institution: 'Примерный университет', madeOn: 'Составлено 20.11.2026', now };
const picture = (format: 'png' | 'jpeg') =>
  sharp({ create: { width: 84, height: 112, channels: 3, background: '#888888' } })
    .toFormat(format)
    .toBuffer();

const rolesOf = (page: PdfElement | undefined): readonly string[] =>
  page?.children.map(({ role }) => role) ?? [];
const inDepth = (element: PdfElement): readonly PdfElement[] => [
  element,
  ...element.children.flatMap(inDepth),
];
const figuresOf = (pages: readonly PdfElement[]) =>
  pages.flatMap(inDepth).flatMap(({ role, alt }) => (role === 'Figure' ? [alt] : []));

describe('structure of documents', () => {
  it('document structure: a CV has its language, headings, paragraphs, links and a described photo', async () => {
    const bytes = await pdf({
      title: 'Anna Lisickaya',
      now,
      language: 'en',
      person: { lines: ['Course 3'], picture: await picture('png') },
      parts: [{ heading: 'Links' }, { lines: [['Site', 'example.by', 'https://example.by']] as const }],
    });
    const { language, isTagged, pages } = await pdfStructure(bytes);
    expect({ language, isTagged }).toEqual({ language: 'en', isTagged: true });
    expect(rolesOf(pages[0])).toEqual(['H1', 'P', 'Figure', 'H2', 'P']);
    expect(pages[0]?.children.at(-1)?.children).toMatchObject([{ role: 'Link' }]);
    expect(figuresOf(pages)).toEqual(['Photo: Anna Lisickaya']);
  });

  it('document structure: signatures are read block by block, and the code once at the end', async () => {
    const caption = 'Лисицкая А. И.';
    const blocks = [
      { party: 'Ректор', lines: [], picture: null, caption: '' },
      { party: 'Студент', lines: ['Группа 428501'], picture: await picture('png'), caption },
    ];
    const long = Array.from({ length: 60 }, (_, index) => ({ text: `Пункт ${index + 1} договора.` }));
    const check = { link: 'https://example.by/verify/token', caption: 'Проверка документа' };
    const parts = [...long, { signatures: blocks }];
    const { pages } = await pdfStructure(await pdf({ title: 'Договор', now, check, parts }));
    expect(pages.length).toBeGreaterThan(1);
    const divisions = pages.flatMap(inDepth).filter(({ role }) => role === 'Div');
    expect(divisions.map(rolesOf)).toEqual([['P'], ['P', 'P', 'Figure', 'P']]);
    expect(figuresOf(pages)).toEqual(['QR-код со ссылкой для проверки документа', 'Подпись: Лисицкая А. И.']);
  });

  it('document structure: a table has one header row on its first page, and a row of cells for each record', async () => {
    const columns = [
      { title: 'Группа', width: 20, isNumber: false, value: (row: number) => `42850${row}` },
      { title: 'Часы', width: 10, isNumber: true, value: (row: number) => row },
    ];
    const rows = Array.from({ length: 80 }, (_, index) => index);
    const { language, pages } = await pdfStructure(
      await tablePdf({ title: 'Отчёт', columns, rows, totals: [null, 3160], frame, language: 'ru' }),
    );
    expect(language).toBe('ru');
    expect(pages.length).toBeGreaterThan(1);
    expect(rolesOf(pages[0])).toEqual(['P', 'H1', 'P', 'Table']);
    // The reader gives each page the whole table.
    const cells = inDepth(pages[0]?.children[3] ?? { role: '', children: [] }).filter(
      ({ role }) => role === 'TR',
    );
    expect(cells.map(rolesOf)).toEqual([['TH', 'TH'], ...Array.from({ length: 81 }, () => ['TD', 'TD'])]);
  });

  it('document structure: pictures of one document are described by their page', async () => {
    const one = await picture('jpeg');
    const { isTagged, pages } = await pdfStructure(await picturesAsPdf([one, one], now));
    expect(isTagged).toBe(true);
    expect(figuresOf(pages)).toEqual(['Страница 1 из\u00a02', 'Страница 2 из\u00a02']);
  });
});
