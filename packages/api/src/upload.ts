import * as z from 'zod/mini';
import { type FileContent, isFileContent } from './endpoint.ts';

/** A file among the fields of a form. A separate module, so that pages without uploads load without the validator. */
export const Upload = z.custom<FileContent>(isFileContent, 'format');
