import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import writeWorkbook from 'write-excel-file/node';
import { nonEmpty } from '../../test/non-empty.ts';
import { attachmentName, isAttachable } from './attachments.ts';

const text = new TextEncoder().encode('2026-11-20 error 500');
const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
  .png()
  .toBuffer();
const workbook = await writeWorkbook([[{ type: String, value: 'a' }]]).toBuffer();
/** The header of a Windows program. */
const program = Uint8Array.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0xff, 0xff, 0, 0]);

describe('attachments: rejected files', () => {
  const endings =
    'exe msi com bat cmd scr jnlp mht mhtml chm scf url xht xhtml html shtml svg svgz msix docm xlsm xlam zip iso lnk js'.split(
      ' ',
    );
  it.each(nonEmpty(endings))(
    'attachments: rejects the extension .%s, also before trailing dots and spaces',
    async (ending) => {
      for (const tail of ['', '.', ' ', '. .', '::$DATA'])
        for (const bytes of [text, png, workbook])
          expect(await isAttachable({ name: `a.${ending}${tail}`, bytes })).toBe(false);
      expect(await isAttachable({ name: `a.${ending.toUpperCase()}.`, bytes: text })).toBe(false);
    },
  );

  it.each([
    ['a program called a picture', 'a.png', program],
    ['a program called a text', 'a.txt', program],
    ['a program without an ending', 'setup', program],
    ['a text called a picture', 'a.jpg', text],
    ['a picture called a document', 'a.pdf', png],
    ['a workbook called a document', 'a.docx', workbook],
    ['a name of inherited properties', 'a.constructor', text],
  ])('attachments: rejects a file that is %s', async (_what, name, bytes) => {
    expect(await isAttachable({ name, bytes })).toBe(false);
  });
});

it.each([
  ['журнал.log', text],
  ['таблица.CSV', text],
  ['снимок.png', png],
  ['оценки за семестр.xlsx', workbook],
  ['в кодировке UTF-16.txt', Uint8Array.from([0xff, 0xfe, 0x61, 0])],
  ['без окончания', text],
  ['a.txt. ', text],
])('attachments: accepts %s', async (name, bytes) => {
  expect(await isAttachable({ name, bytes })).toBe(true);
});

it('attachments: strips the path, control characters and the ending that Windows ignores from a name', () => {
  expect(attachmentName('../..\\журнал.log')).toBe('журнал.log');
  expect(attachmentName('a.exe. . ')).toBe('a.exe');
  expect(attachmentName('a\u202egnp.exe')).toBe('a_gnp.exe');
  expect(attachmentName('...')).toBe('file');
});
