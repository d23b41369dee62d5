import { Rocket } from 'lucide-react';
import type { Screen } from '../../records/define-resource.ts';
import { openingTexts } from './texts.ts';

/** Setup checklist of a new university, and the state of its installation. */
export const opening: Screen = {
  name: 'opening',
  section: 'structure',
  area: 'administration',
  icon: Rocket,
  texts: openingTexts,
  page: () => import('./OpeningPage.tsx'),
};
