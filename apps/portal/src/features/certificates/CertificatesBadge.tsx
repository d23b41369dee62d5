import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { usePerson } from '../../account/person.ts';
import type { SectionState } from '../../ui/sections.ts';
import { certificatesOf, toCertificateView } from './certificates.ts';

/** Number of certificates in progress. */
export default function CertificatesBadge({ show: Show }: { show: ComponentType<SectionState> }) {
  const { data } = useQuery(certificatesOf(usePerson()));
  const count = (data ?? []).map(toCertificateView).filter(({ state }) => state === 'processing').length;
  return count > 0 && <Show kind="waits" word="inWork" count={count} />;
}
