import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { usePerson } from '../../shell/person.ts';
import type { SectionState } from '../../shell/sections.ts';
import { certificatesOf, shownCertificate } from './certificates.ts';

/** How many certificates are in work. */
export default function CertificatesWord({ show: Show }: { show: ComponentType<SectionState> }) {
  const { data } = useQuery(certificatesOf(usePerson()));
  const count = (data ?? []).map(shownCertificate).filter(({ state }) => state === 'processing').length;
  return count > 0 && <Show kind="waits" word="inWork" count={count} />;
}
