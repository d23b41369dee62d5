import { type Certificate, list, places } from '@semestr/api/certificates';
import { type CertificatePlace, shownCertificateState } from '@semestr/core/certificates';
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
}

export const shownCertificate = (certificate: Certificate): ShownCertificate => ({
  ...certificate,
  state: shownCertificateState(certificate),
  orderedOn: parseDotted(certificate.dateOrder),
  printedOn: certificate.issueDate === null ? null : parseDotted(certificate.issueDate),
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

const SEPARATOR = ': ';

/** "по месту требования: ОАО «Примерсвязь»": the place with the organisation that it asks for. */
export const provisionPlace = ({ place, organisation }: Order): string =>
  organisation.trim() === '' ? place : place + SEPARATOR + organisation.trim();

/** The order that would make the same certificate again. */
export function orderLike({ provisionPlace: whole, certificateType }: Certificate): Order {
  const [place = '', ...rest] = whole.split(SEPARATOR);
  return {
    place,
    organisation: rest.join(SEPARATOR),
    isSealed: certificateType !== 'обычная',
    count: 1,
  };
}
