import type { Texts, Tree } from '@semestr/core/texts';
import {
  type Calls,
  defineResource,
  type Naming,
  type ResourceTexts,
  type Row,
} from '../../define-resource.ts';
import type { Kind } from './kind.ts';

/** What may be done with a plain record: it is made and changed, only changed, or only read. */
type Deeds = 'made' | 'changed' | 'read';

/** States a kind of record whose pages follow from its fields (`ui/kind`). What it takes to show them comes with the first of them. */
export function definePlain<const C extends Calls, S extends Tree & ResourceTexts>({
  kind,
  deeds = 'made',
  pages = {},
  ...row
}: Pick<Row, 'name' | 'section' | 'area' | 'icon'> & {
  texts: Texts<S>;
  calls: () => Promise<C>;
  kind: () => Promise<{ default: Kind }>;
  deeds?: Deeds;
  /** Pages of its own, where those that follow from its fields do not tell enough. */
  pages?: Partial<Row['pages']>;
} & Naming<C>): Row {
  const page = (name: 'list' | 'create' | 'edit' | 'show') => async () => {
    const [{ pagesOf }, { default: stated }, calls] = await Promise.all([
      import('./pages.tsx'),
      kind(),
      row.calls(),
    ]);
    return { default: pagesOf(stated, calls)[name] };
  };
  return defineResource({
    ...row,
    pages: {
      list: page('list'),
      ...(deeds === 'made' && { create: page('create') }),
      ...(deeds === 'read' ? { show: page('show') } : { edit: page('edit'), read: page('show') }),
      ...pages,
    },
  });
}
