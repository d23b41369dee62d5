import { close } from '@semestr/api/certificates';
import { change } from '../../http/change.ts';
import type { ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { printCertificates } from './print.ts';

/** Takes a certificate back and shows what became of it. */
export const cancelCertificate = (context: Context, id: string): Promise<ExitCode> =>
  change(context, close, { query: { id } }, (closed) => printCertificates(context, [closed]));
