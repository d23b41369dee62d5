import { type Certificate, list, places } from '@semestr/api/certificates';
import { type CertificatePlace, partsOfPlace, toCertificateStateView } from '@semestr/core/certificates';
import { academicYear } from '@semestr/core/calendar';
import { type IsoDate, parseDotted } from '@semestr/core/dates';
import { queryOf, queryOrNull } from '../../client/query.ts';
import type { User } from '../../session/session.ts';

/** The student's certificates; null for users who are not students. */
export const certificatesOf = (user: User) => queryOrNull(list, {}, user);

export const placesQuery = queryOf(places, {});

/** An office with the places for which it issues certificates. */
export interface Office {
  type: string;
  places: readonly CertificatePlace[];
}

/** A certificate as listed. */
export interface CertificateView extends Certificate {
  state: ReturnType<typeof toCertificateStateView>;
  orderedOn: IsoDate | null;
  printedOn: IsoDate | null;
  /** Last day on which it can be collected. */
  collectUntilOn: IsoDate | null;
}

const dateOf = (text: string | null | undefined): IsoDate | null => (text ? parseDotted(text) : null);

export const toCertificateView = (certificate: Certificate): CertificateView => ({
  ...certificate,
  state: toCertificateStateView(certificate),
  orderedOn: parseDotted(certificate.dateOrder),
  printedOn: dateOf(certificate.issueDate),
  collectUntilOn: dateOf(certificate.collectUntil),
});

/** Separates the certificates of the current academic year from earlier ones. */
export function byYear(certificates: readonly CertificateView[], today: IsoDate) {
  const isNow = ({ orderedOn }: CertificateView): boolean =>
    orderedOn === null || academicYear(orderedOn) === academicYear(today);
  return { now: certificates.filter(isNow), earlier: certificates.filter((one) => !isNow(one)) };
}

/** Initial values of a new order. */
export interface Order {
  place: string;
  organisation: string;
  isSealed: boolean;
  count: number;
}

export const emptyOrder: Order = { place: '', organisation: '', isSealed: false, count: 1 };

/** Returns the order that repeats a certificate. */
export const toOrder = ({ provisionPlace, certificateType }: Certificate): Order => ({
  ...partsOfPlace(provisionPlace),
  isSealed: certificateType !== 'обычная',
  count: 1,
});
