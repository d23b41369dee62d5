import type { ComponentType } from 'react';
import type { Calls } from '../../define-resource.ts';
import type { Kind } from './kind.ts';
import { KindCreate } from './KindCreate.tsx';
import { KindEdit } from './KindEdit.tsx';
import { KindList } from './KindList.tsx';
import { KindShow } from './KindShow.tsx';

/** The pages of a kind of plain records. What may be done with a record is what its calls can do. */
export const pagesOf = (kind: Kind, calls: Calls) => {
  const isRemovable = calls.remove !== undefined;
  return {
    list: () => <KindList kind={kind} isRemovable={isRemovable} />,
    create: () => <KindCreate kind={kind} />,
    edit: () => <KindEdit kind={kind} isRemovable={isRemovable} />,
    show: () => <KindShow kind={kind} />,
  } satisfies Record<string, ComponentType>;
};
