import { CANCELLED_BY_STUDENT, type Lifecycle } from './requests.ts';

export type CertificateState = 'processing' | 'printed' | 'rejected';

export const certificateLifecycle: Lifecycle<CertificateState> = {
  first: 'processing',
  next: { processing: ['printed', 'rejected'], printed: [], rejected: [] },
  cancel: { from: ['processing'], to: 'rejected' },
  withdraw: { from: 'printed', to: 'rejected' },
  undo: { processing: ['printed', 'rejected'] },
};

/** The provider's number of a state. */
export const certificateStatus = { printed: 1, processing: 2, rejected: 3 } as const satisfies Record<
  CertificateState,
  number
>;

/** How many of one certificate a student may order at once. */
export const MAX_CERTIFICATES = 5;

/** So many days a printed certificate waits for its student (decision 29). */
export const CERTIFICATE_KEPT_DAYS = 30;

const SEPARATOR = ': ';

/** "по месту требования: ОАО «Примерсвязь»": what a certificate is for, with the organisation that the place asks for. */
export const provisionPlace = (place: string, organisation: string): string =>
  organisation.trim() === '' ? place : place + SEPARATOR + organisation.trim();

/** The place and the organisation of which such a text is made. */
export function partsOfPlace(text: string): { place: string; organisation: string } {
  const [place = '', ...rest] = text.split(SEPARATOR);
  return { place, organisation: rest.join(SEPARATOR) };
}

/** What a student sees of a certificate: one that they took back is not one that was refused. */
export type ShownCertificateState = CertificateState | 'cancelled';

/** The state behind the provider's number and reason. */
export function shownCertificateState({
  status,
  rejectionReason,
}: {
  status: number;
  rejectionReason: string | null;
}): ShownCertificateState {
  if (status === certificateStatus.printed) return 'printed';
  if (status === certificateStatus.processing) return 'processing';
  return rejectionReason === CANCELLED_BY_STUDENT ? 'cancelled' : 'rejected';
}

/** Where a certificate is for, as the provider tells it. */
export interface CertificatePlace {
  id: number;
  name: string;
  type: number;
}

/** Places of the types 1 and 2 take only certificates with the university's seal. */
export const needsSeal = ({ type }: Pick<CertificatePlace, 'type'>): boolean => type === 1 || type === 2;

const UNSPECIFIED = 'по месту требования';

/** A place that says nothing by itself asks which organisation is meant; the provider's has the id 16. */
export const asksForOrganisation = ({ id, name }: Pick<CertificatePlace, 'id' | 'name'>): boolean =>
  id === 16 || name.replaceAll('\u00a0', ' ') === UNSPECIFIED;

const plain = (name: string): string => name.replaceAll('\u00a0', ' ').trim();

/** The place that an order means, with the organisation that it names; null where there is no such place. */
export function orderedPlace<P extends CertificatePlace>(
  places: readonly P[],
  text: string,
): { place: P; text: string } | null {
  const { place: name, organisation } = partsOfPlace(text);
  const place = places.find((one) => plain(one.name) === plain(name));
  return place ? { place, text: provisionPlace(place.name, organisation) } : null;
}
