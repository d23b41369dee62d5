import * as z from 'zod/mini';

const hasType = (text: string, types: readonly string[]): boolean =>
  types.some((type) => text.startsWith(`data:${type};base64,`));

/** A file as existing clients send it: "data:image/png;base64,…", of one of these types, up to this many bytes. */
export const dataUrl = (types: readonly string[], maxBytes: number) =>
  z.string().check(
    // Four characters encode three bytes; the rest is for the prefix.
    z.maxLength(Math.ceil(maxBytes / 3) * 4 + 100),
    z.refine((text) => hasType(text, types), 'format'),
  );

/** A document from a student: a photo or a PDF. */
export const MAX_DOCUMENT_BYTES = 5_000_000;
export const DocumentUrl = dataUrl(['application/pdf', 'image/jpeg', 'image/png'], MAX_DOCUMENT_BYTES);
/** The largest body that contains a document. */
export const MAX_DOCUMENT_BODY = 7_000_000;
