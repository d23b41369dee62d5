import { plainSpaces } from './display.ts';
import { MAX_CERTIFICATE_NUMBER, type RequestState } from './requests/kinds.ts';
import { CANCELLED_BY_STUDENT } from './requests/lifecycle.ts';

export type CertificateState = RequestState<'certificates'>;

/** The provider's number of a state. */
export const certificateStatus = { printed: 1, processing: 2, rejected: 3 } as const satisfies Record<
  CertificateState,
  number
>;

/** Maximum number of copies of one certificate in an order. */
export const MAX_CERTIFICATES = 5;

/** Number of days that a printed certificate is kept for collection (decision 29). */
export const CERTIFICATE_KEPT_DAYS = 30;

/** The numbers of the certificates issued in a calendar year. */
export interface YearNumbers {
  year: number;
  lowest: number;
  highest: number;
}

/**
 * Returns the number of the next certificate of a year: the one after the highest of the year. The first of a year is 1,
 * unless the year before continued the numbers of its own predecessor. Null when the numbers are used up.
 */
export function nextCertificateNumber(years: readonly YearNumbers[], year: number): number | null {
  const of = (wanted: number) => years.find((one) => one.year === wanted);
  const [present, last, before] = [of(year), of(year - 1), of(year - 2)];
  const isContinued = last !== undefined && before !== undefined && last.lowest > before.highest;
  const highest = present?.highest ?? (isContinued ? last.highest : 0);
  return highest < MAX_CERTIFICATE_NUMBER ? highest + 1 : null;
}

/** Returns consecutive numbers for certificates that are issued together. */
export const consecutiveNumbers = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => first + index);

const SEPARATOR = ': ';

/**
 * Formats "по месту требования: ОАО «Примерсвязь»": the purpose of a certificate, with the organisation that the place
 * requires.
 */
export const provisionPlace = (place: string, organisation: string): string =>
  organisation.trim() === '' ? place : place + SEPARATOR + organisation.trim();

/** Splits a text that `provisionPlace` has formatted into the place and the organisation. */
export function partsOfPlace(text: string): { place: string; organisation: string } {
  const [place = '', ...rest] = text.split(SEPARATOR);
  return { place, organisation: rest.join(SEPARATOR) };
}

/** State of a certificate as the student sees it: a cancelled one was not rejected. */
export type CertificateStateView = CertificateState | 'cancelled';

/** Returns the state that the provider's number and reason represent. */
export function toCertificateStateView({
  status,
  rejectionReason,
}: {
  status: number;
  rejectionReason: string | null;
}): CertificateStateView {
  if (status === certificateStatus.printed) return 'printed';
  if (status === certificateStatus.processing) return 'processing';
  return rejectionReason === CANCELLED_BY_STUDENT ? 'cancelled' : 'rejected';
}

/** Purpose of a certificate, as the provider sends it. */
export interface CertificatePlace {
  id: number;
  name: string;
  type: number;
}

/** Places of the types 1 and 2 only accept certificates with the university's seal. */
export const needsSeal = ({ type }: Pick<CertificatePlace, 'type'>): boolean => type === 1 || type === 2;

const UNSPECIFIED = 'по месту требования';

/** Whether a place is the unspecified one, which requires an organisation; at the provider it has the id 16. */
export const asksForOrganisation = ({ id, name }: Pick<CertificatePlace, 'id' | 'name'>): boolean =>
  id === 16 || plainSpaces(name) === UNSPECIFIED;

const plain = (name: string): string => plainSpaces(name).trim();

/** As existing clients send a place with its organisation: "по месту требования (ОАО «Примерсвязь»)". */
const BRACKETED = /^(.+?)\s*\((.+)\)$/;

/** Finds the place of an order, with the organisation in it; null when there is no such place. */
export function orderedPlace<P extends CertificatePlace>(
  places: readonly P[],
  text: string,
): { place: P; text: string } | null {
  const named = (name: string) => places.find((one) => plain(one.name) === plain(name));
  const { place: name, organisation } = partsOfPlace(text);
  const [, before = '', bracketed = ''] = BRACKETED.exec(plain(text)) ?? [];
  // The name of a place may contain brackets.
  const place = named(name);
  if (place) return { place, text: provisionPlace(place.name, organisation) };
  const other = named(before);
  return other ? { place: other, text: provisionPlace(other.name, bracketed) } : null;
}
