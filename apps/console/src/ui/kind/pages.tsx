import type { ComponentType } from 'react';
import type { Calls } from '../../records/define-resource.ts';
import type { RecordType } from './kind.ts';
import { KindCreate } from './KindCreate.tsx';
import { KindEdit } from './KindEdit.tsx';
import { KindList } from './KindList.tsx';
import { KindShow } from './KindShow.tsx';

/** Returns the pages of a plain record type. The available calls determine the operations on a record. */
export const pagesOf = (kind: RecordType, calls: Calls) => {
  const isRemovable = calls.remove !== undefined;
  return {
    list: () => <KindList kind={kind} isRemovable={isRemovable} isEditable={calls.update !== undefined} />,
    create: () => <KindCreate kind={kind} />,
    edit: () => <KindEdit kind={kind} isRemovable={isRemovable} />,
    show: () => <KindShow kind={kind} />,
  } satisfies Record<string, ComponentType>;
};
