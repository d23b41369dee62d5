import * as z from 'zod/mini';
import { type FileContent, isFileContent } from './endpoint.ts';

/** A file among the fields of a form. It stands apart: pages that send no files begin without the validator. */
export const Upload = z.custom<FileContent>(isFileContent, 'format');
