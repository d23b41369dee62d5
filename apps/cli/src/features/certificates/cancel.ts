import { close } from '@semestr/api/certificates';
import { change } from '../../http/change.ts';
import type { ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { printCertificates } from './print.ts';

/** Cancels a certificate and shows its new state. */
export const cancelCertificate = (context: Context, id: string): Promise<ExitCode> =>
  change(context, close, { query: { id } }, (closed) => printCertificates(context, [closed]));
