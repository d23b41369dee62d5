import { nameKey } from '@semestr/core/names/key';
import { bestMatches } from '@semestr/core/names/match';
import { readingsOf, stemmed } from '@semestr/core/names/query';
import { useTexts } from '@semestr/ui/language.tsx';
import { ExternalLink, LogOut } from 'lucide-react';
import { useSignOut } from '../use-sign-out.ts';
import { portal } from '../../session/portal.ts';
import { layoutTexts } from '../texts.ts';
import type { Hit } from './hit.ts';

/** Finds actions by common words for them, in both languages. */
export function useActions(words: string): readonly Hit[] {
  const t = useTexts(layoutTexts);
  const signOut = useSignOut();
  const group = t('actions');
  const all = [
    {
      words: 'выйти выход сменить пользователя sign out log out',
      hit: {
        group,
        icon: LogOut,
        to: '#sign-out',
        name: t('signOut'),
        detail: '',
        act: () => void signOut(),
      },
    },
    {
      words: 'портал сайт студента portal',
      hit: {
        group,
        icon: ExternalLink,
        to: portal.home,
        name: t('portal'),
        detail: '',
        act: () => {
          location.assign(portal.home);
        },
      },
    },
  ];
  return bestMatches(
    all,
    ({ words: named, hit }) => nameKey(hit.name, named),
    stemmed(readingsOf(words)),
  ).map(({ hit }) => hit);
}
