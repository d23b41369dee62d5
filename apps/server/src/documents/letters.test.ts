import { array, assert, asyncProperty, constantFrom } from 'fast-check';
import { extractText } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { nonEmpty } from '../../test/non-empty.ts';
import { pdfStructure, pdfText } from '../../test/pdf.ts';
import { sheetIn } from '../../test/sheet.ts';
import { unzip } from '../../test/zip.ts';
import { docx } from './docx.ts';
import { pdf } from './pdf.ts';
import { tablePdf } from './table-pdf.ts';
import { xlsx } from './xlsx.ts';

const now = new Date('2026-11-20T09:00:00Z');
const frame = { institution: 'Примерный университет', madeOn: 'Составлено 20.11.2026', now };

/** The same text in every notation: composed letters, plain spaces. */
const plain = (text: string): string => text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim();

/** Names that PT Sans cannot show, by their script. */
const names = {
  Vietnamese: 'Nguyễn Thị Hằng',
  Polish: 'Łukasz Źdźbło',
  Turkish: 'Ğülşah İpek',
  Yoruba: 'Adébáyọ̀ Ọlá',
  Greek: 'Ἀριστοτέλης Παπαδόπουλος',
  Armenian: 'Հայկ Սարգսյան',
  Georgian: 'გიორგი ბერიძე',
  Arabic: 'محمد عبدالله الأسد',
  Hebrew: 'דוד בן־גוריון',
  Devanagari: 'राजेश कुमार',
  Thai: 'สมชาย ใจดี',
  Chinese: '欧阳娜娜 陳',
  Japanese: 'さくら 山田 タロウ',
  Korean: '김민수',
  emoji: 'Анна 😀',
};

const documentOf = async (name: string): Promise<string> =>
  plain((await pdfText(await pdf({ title: name, now, parts: [{ text: `Студент ${name}.` }] }))).join(' '));

describe('letters of documents', () => {
  it.each(nonEmpty(Object.entries(names)))(
    'letters: a document contains a name in %s letters',
    async (_script, name) => {
      const text = await documentOf(name);
      expect(text).toContain(plain(name));
      expect(text).toContain(`Студент ${plain(name)}.`);
    },
  );

  it('letters: a decomposed name becomes the composed one', async () => {
    expect(await documentOf(names.Vietnamese.normalize('NFD'))).toContain(names.Vietnamese);
  });

  it('letters: any sequence of scripts keeps its letters', async () => {
    const words = array(constantFrom(...Object.values(names).flatMap((name) => name.split(' '))), {
      minLength: 1,
      maxLength: 6,
    });
    await assert(
      asyncProperty(words, async (chosen) => {
        const bytes = await pdf({ title: 'Список', now, parts: chosen.map((text) => ({ text })) });
        const text = plain((await pdfText(bytes)).join(' '));
        for (const word of chosen) expect(text).toContain(plain(word));
      }),
      { numRuns: 20 },
    );
  });

  it('letters: a table contains names in every script, wrapped to its columns', async () => {
    const columns = [
      { title: 'Ф. И. О.', width: 20, isNumber: false, value: ([name]: readonly string[]) => name ?? null },
      { title: 'Заметка', width: 20, isNumber: false, value: () => '長'.repeat(80) },
    ];
    const rows = Object.values(names).map((name) => [name]);
    const bytes = await tablePdf({ title: 'Список 欧阳', columns, rows, frame, language: 'ru' });
    const text = plain((await pdfText(bytes)).join(' '));
    for (const name of Object.values(names)) expect(text).toContain(plain(name));
    expect(text.match(/長/g)?.length).toBe(80 * rows.length);
    expect(text).toContain('Список 欧阳');
  });

  it('letters: a document lists the characters that no font has, in its language', async () => {
    const parts = [{ text: 'Khmer: ក' }];
    const russian = (await pdfText(await pdf({ title: 'ក', now, parts }))).join(' ');
    expect(russian).toContain('Нет шрифта для знаков U+1780');
    const english = (await pdfText(await pdf({ title: 'CV', now, parts, language: 'en' }))).join(' ');
    expect(english).toContain('No font for the characters U+1780');
  });

  it('letters: a right-to-left name is kept inside a left-to-right sentence', async () => {
    const text = await documentOf(`«${names.Arabic}» (${names.Hebrew}) 2026`);
    for (const part of [names.Arabic, names.Hebrew, '2026']) expect(text).toContain(part);
  });

  it('letters: screen readers get the letters of reordered glyphs in their order', async () => {
    const parts = [{ text: 'शर्मा' }, { lines: [['Студент', `${names.Arabic} (علي) ١٢٣`]] as const }];
    const { pages } = await pdfStructure(await pdf({ title: 'Список', now, parts }));
    const [, devanagari, arabic] = pages[0]?.children ?? [];
    expect(devanagari).toMatchObject({ role: 'P', alt: 'शर्मा' });
    expect(arabic?.children).toMatchObject([{ role: 'Span', alt: `${names.Arabic} (علي) ١٢٣` }]);
  });

  it('letters: a document without foreign letters has only its own fonts', async () => {
    const bytes = await pdf({ title: 'Справка', now, parts: [{ text: 'Łódź, Ўладзіслаў — № 5' }] });
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('Noto');
  });

  it('letters: documents with the same content are identical', async () => {
    const make = () => pdf({ title: names.Chinese, now, parts: [{ text: names.Arabic }] });
    expect(Buffer.from(await make()).equals(Buffer.from(await make()))).toBe(true);
  });

  it('letters: control characters and unusual spaces are not printed as boxes', async () => {
    const { text } = await extractText(
      new Uint8Array(
        await pdf({ title: 'А', now, parts: [{ text: 'раз\tдва\u2009три\u200b\u0001четыре' }] }),
      ),
      { mergePages: true },
    );
    expect(text.replaceAll(/\s+/g, ' ')).toContain('раз два тричетыре');
  });

  it('letters: a Word document and a workbook keep every letter', async () => {
    const all = Object.values(names);
    const word = unzip(await docx({ title: all.join(' '), now, parts: all.map((text) => ({ text })) }));
    for (const name of all) expect(word.get('word/document.xml')).toContain(name);
    const columns = [
      { title: 'Имя', width: 20, value: (name: string) => name },
      { title: 'Часы', width: 10, value: () => 1 },
    ];
    const { rows } = await sheetIn(await xlsx({ title: 'Список', columns, rows: all, frame }));
    expect(rows).toEqual(all.map((name) => [name, 1]));
  });
});
