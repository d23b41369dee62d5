import * as z from 'zod/mini';

const isOf = (text: string, types: readonly string[]): boolean =>
  types.some((type) => text.startsWith(`data:${type};base64,`));

/** A file as existing clients send it: "data:image/png;base64,…", of one of these types, with so many bytes at most. */
export const dataUrl = (types: readonly string[], maxBytes: number) =>
  z.string().check(
    // Four letters carry three bytes; the beginning takes some more.
    z.maxLength(Math.ceil(maxBytes / 3) * 4 + 100),
    z.refine((text) => isOf(text, types), 'format'),
  );

/** What a student may hand in as a document: a photo of it or a PDF. */
export const MAX_DOCUMENT_BYTES = 5_000_000;
export const DocumentUrl = dataUrl(['application/pdf', 'image/jpeg', 'image/png'], MAX_DOCUMENT_BYTES);
/** The largest body that carries one. */
export const MAX_DOCUMENT_BODY = 7_000_000;
