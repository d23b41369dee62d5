import { type Certificate, list, places } from '@semestr/api/certificates';
import { type CertificatePlace, partsOfPlace, shownCertificateState } from '@semestr/core/certificates';
import { academicYear } from '@semestr/core/calendar';
import { type IsoDate, parseDotted } from '@semestr/core/dates';
import { ask, askOrNull } from '../../query.ts';
import type { User } from '../../session/session.ts';

/** The own certificates; null for somebody who does not study. */
export const certificatesOf = (user: User) => askOrNull(list, {}, user);

export const placesQuery = ask(places, {});

/** An office with the places for which it gives certificates out. */
export interface Office {
  type: string;
  places: readonly CertificatePlace[];
}

/** A certificate as the list shows it. */
export interface ShownCertificate extends Certificate {
  state: ReturnType<typeof shownCertificateState>;
  orderedOn: IsoDate | null;
  printedOn: IsoDate | null;
  /** The last day on which it can be collected. */
  collectUntilOn: IsoDate | null;
}

const dateOf = (text: string | null | undefined): IsoDate | null => (text ? parseDotted(text) : null);

export const shownCertificate = (certificate: Certificate): ShownCertificate => ({
  ...certificate,
  state: shownCertificateState(certificate),
  orderedOn: parseDotted(certificate.dateOrder),
  printedOn: dateOf(certificate.issueDate),
  collectUntilOn: dateOf(certificate.collectUntil),
});

/** Those of the running academic year, and those before. */
export function byYear(certificates: readonly ShownCertificate[], today: IsoDate) {
  const isNow = ({ orderedOn }: ShownCertificate): boolean =>
    orderedOn === null || academicYear(orderedOn) === academicYear(today);
  return { now: certificates.filter(isNow), earlier: certificates.filter((one) => !isNow(one)) };
}

/** What a new order begins with. */
export interface Order {
  place: string;
  organisation: string;
  isSealed: boolean;
  count: number;
}

export const emptyOrder: Order = { place: '', organisation: '', isSealed: false, count: 1 };

/** The order that would make the same certificate again. */
export const orderLike = ({ provisionPlace, certificateType }: Certificate): Order => ({
  ...partsOfPlace(provisionPlace),
  isSealed: certificateType !== 'обычная',
  count: 1,
});
