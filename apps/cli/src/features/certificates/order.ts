import { register } from '@semestr/api/certificates';
import { change } from '../../http/change.ts';
import type { ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { printCertificates } from './print.ts';
import { type Type, types } from './types.ts';

export interface Order {
  place: string;
  type: Type;
  count: number;
}

/** Orders certificates and lists those that were created. */
export function orderCertificates(context: Context, { place, type, count }: Order): Promise<ExitCode> {
  const certificateRequestDto = { certificateType: types[type], provisionPlace: place };
  const body = { certificateRequestDto, certificateCount: count };
  return change(context, register, { body }, (made) => printCertificates(context, made));
}
