import type { Texts, Tree } from '@semestr/core/texts';
import {
  type Calls,
  defineResource,
  type ListedTexts,
  type Naming,
  type Row,
} from '../../records/define-resource.ts';
import type { RecordType } from './kind.ts';

/** Operations on a plain record: create and update, only update, or only read. */
type Editing = 'made' | 'changed' | 'read';

/**
 * Defines a record type whose pages are generated from its fields (`ui/kind`). The code that displays them is loaded
 * with the first of those pages.
 */
export function defineCrud<const C extends Calls, S extends Tree & ListedTexts>({
  kind,
  editing = 'made',
  pages = {},
  ...row
}: Pick<Row, 'name' | 'section' | 'area' | 'icon'> &
  Required<Pick<Row, 'gender'>> & {
    texts: Texts<S>;
    calls: () => Promise<C>;
    kind: () => Promise<{ default: RecordType }>;
    editing?: Editing;
    /** Custom pages, where the generated ones are not sufficient. */
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
      ...(editing === 'made' && { create: page('create') }),
      ...(editing === 'read' ? { show: page('show') } : { edit: page('edit'), read: page('show') }),
      ...pages,
    },
  });
}
