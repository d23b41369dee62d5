import { ApiError } from '@semestr/api/client';
import { useTexts } from '@semestr/ui/language.tsx';
import { HttpError } from 'react-admin';
import { sentenceOf } from '../../client.ts';
import { tableImportTexts } from './texts/index.ts';

/** Returns why the file was rejected; null for any other failure. */
function faultOfFile(error: unknown): string | null {
  if (error instanceof ApiError) return error.fields.find(({ field }) => field === 'file')?.reason ?? null;
  if (!(error instanceof HttpError)) return null;
  // The data provider has already put the fields into its errors.
  const errors: unknown = error.body?.errors;
  return typeof errors === 'object' && errors !== null && 'file' in errors ? String(errors.file) : null;
}

/** Returns a function that explains why a file was not read. */
export function useFileFault(): (error: unknown) => string {
  const t = useTexts(tableImportTexts);
  return (error) => {
    const reason = faultOfFile(error);
    return reason === 'required' || reason === 'format' || reason === 'too-big'
      ? t(`fileFaults.${reason}`)
      : sentenceOf(error);
  };
}
