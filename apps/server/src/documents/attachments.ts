import { fileTypeFromBuffer } from 'file-type';

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN = 'application/vnd.oasis.opendocument';

/**
 * File types that may be forwarded to a reader, by extension: pictures, documents without macros, screen recordings.
 */
const types: Readonly<Record<string, readonly string[]>> = {
  png: ['image/png', 'image/apng'],
  jpg: ['image/jpeg'],
  jpeg: ['image/jpeg'],
  gif: ['image/gif'],
  webp: ['image/webp'],
  heic: ['image/heic', 'image/heif', 'image/heic-sequence'],
  pdf: ['application/pdf'],
  docx: [`${OFFICE}.wordprocessingml.document`],
  xlsx: [`${OFFICE}.spreadsheetml.sheet`],
  pptx: [`${OFFICE}.presentationml.presentation`],
  odt: [`${OPEN}.text`],
  ods: [`${OPEN}.spreadsheet`],
  odp: [`${OPEN}.presentation`],
  mp4: ['video/mp4', 'video/quicktime'],
  mov: ['video/quicktime', 'video/mp4'],
  webm: ['video/webm', 'video/matroska'],
};
const mimeTypes = new Set(Object.values(types).flat());
/** Treated as plain text by every program that opens them. */
const texts = new Set(['txt', 'log', 'csv', 'tsv', 'json', 'md']);

const hasByteOrderMark = (bytes: Uint8Array): boolean =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);

function isText(bytes: Uint8Array, mime: string | undefined): boolean {
  if (hasByteOrderMark(bytes)) return true;
  return (mime === undefined || mime === 'application/xml') && !bytes.includes(0);
}

/**
 * Returns the name of a file without a path, control characters, or the trailing dots and spaces that Windows drops:
 * there "a.exe." is a program.
 */
export const attachmentName = (name: string): string =>
  (name.split(/[\\/]/).at(-1) ?? '')
    .replaceAll(/[^\p{L}\p{N} ._()-]/gu, '_')
    .replace(/[. ]+$/, '')
    .slice(-100) || 'file';

/** Whether a file may be attached to a message: its extension and its content must both be allowed and match. */
export async function isAttachable({ name, bytes }: { name: string; bytes: Uint8Array }): Promise<boolean> {
  const [, ending = ''] = /\.([^.]*)$/.exec(attachmentName(name).toLowerCase()) ?? [];
  const mime = (await fileTypeFromBuffer(bytes))?.mime;
  if (texts.has(ending)) return isText(bytes, mime);
  // Without an extension no program opens it automatically.
  if (ending === '') return mime === undefined ? isText(bytes, mime) : mimeTypes.has(mime);
  const allowed = Object.hasOwn(types, ending) ? types[ending] : undefined;
  return mime !== undefined && allowed?.includes(mime) === true;
}
