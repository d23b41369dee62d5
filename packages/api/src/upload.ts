import { MAX_PAPERS } from '@semestr/core/papers';
import * as z from 'zod/mini';
import { type FileContent, isFileContent } from './endpoint.ts';

/** A file among the fields of a form. A separate module, so that pages without uploads load without the validator. */
export const Upload = z.custom<FileContent>(isFileContent, 'format');

/** Limit for a scanned document, or for photos of its pages. */
export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024;

/** One document, or photos of its pages under the same name. */
export const Papers = z.union([
  z.array(Upload).check(z.minLength(1), z.maxLength(MAX_PAPERS)),
  z.pipe(
    Upload,
    z.transform((paper) => [paper]),
  ),
]);
