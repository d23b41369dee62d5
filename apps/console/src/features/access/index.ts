import { KeyRound } from 'lucide-react';
import type { Screen } from '../../define-resource.ts';
import { accessScreenTexts } from './texts.ts';

/** Why somebody cannot get in, and what helps. */
export const access: Screen = {
  name: 'access',
  section: 'service',
  area: 'accounts',
  icon: KeyRound,
  texts: accessScreenTexts,
  page: () => import('./AccessPage.tsx'),
};
