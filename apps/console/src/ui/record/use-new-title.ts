import { uncapitalised } from '@semestr/core/display';
import { useTexts } from '@semestr/ui/language.tsx';
import { useGetResourceLabel, useResourceDefinition } from 'react-admin';
import type { Placement } from '../../records/define-resource.ts';
import { uiTexts } from '../texts/index.ts';

/** Returns the title of the form for a new record of a type: "New group". */
export function useNewTitle(resource: string): string {
  const t = useTexts(uiTexts);
  const kind = useGetResourceLabel()(resource, 1);
  const { options } = useResourceDefinition<Placement>({ resource });
  return t(`newOne.${options?.gender ?? 'masculine'}`, { kind: uncapitalised(kind) });
}
