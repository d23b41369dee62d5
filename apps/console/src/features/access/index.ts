import { KeyRound } from 'lucide-react';
import type { Screen } from '../../records/define-resource.ts';
import { accessScreenTexts } from './texts/index.ts';

/** Shows why a user cannot sign in, and how to resolve it. */
export const access: Screen = {
  name: 'access',
  section: 'service',
  area: 'accounts',
  icon: KeyRound,
  isOnePage: true,
  texts: accessScreenTexts,
  page: () => import('./AccessPage.tsx'),
};
