import { spellingsOf } from '@semestr/core/keyboard';
import { useTexts } from '@semestr/ui/language.tsx';
import { useCreatePath, useGetResourceLabel, useResourceDefinitions } from 'react-admin';
import type { Placement } from '../../records/define-resource.ts';
import { useScreens } from '../../records/screens.ts';
import { layoutTexts } from '../texts.ts';
import type { Hit } from './hit.ts';

/** Finds the pages and lists whose names contain the search text, typed in any keyboard layout. */
export function usePages(words: string): readonly Hit[] {
  const t = useTexts(layoutTexts);
  const label = useGetResourceLabel();
  const createPath = useCreatePath();
  const kinds = Object.values(useResourceDefinitions<Placement>());
  const screens = useScreens();
  if (words === '') return [];
  const wanted = spellingsOf(words);
  const all = [
    ...screens.map(({ name, icon }) => ({ name, icon, to: `/${name}` })),
    ...kinds.flatMap(({ name, hasList, options }) =>
      hasList && options
        ? { name, icon: options.icon, to: createPath({ resource: name, type: 'list' }) }
        : [],
    ),
  ];
  return all
    .map(({ name, ...page }): Hit => ({ ...page, group: t('pages'), name: label(name, 2), detail: '' }))
    .filter(({ name }) => wanted.some((one) => name.toLowerCase().includes(one)));
}
