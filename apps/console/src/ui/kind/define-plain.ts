import type { Texts, Tree } from '@semestr/core/texts';
import {
  type Calls,
  defineResource,
  type ListedTexts,
  type Naming,
  type Row,
} from '../../records/define-resource.ts';
import type { AnyField } from './field.ts';
import type { RecordType } from './kind.ts';

/** Operations on a plain record: create and update, only update, or only read. */
type Editing = 'made' | 'changed' | 'read';

/**
 * Defines a record type with pages that are generated from its fields (`ui/kind`). Their code is loaded with the first
 * page.
 */
export function defineCrud<const C extends Calls, S extends Tree & ListedTexts>({
  kind,
  editing = 'made',
  pages = {},
  loggedFields = async () => (await kind()).default.fields,
  ...row
}: Pick<Row, 'name' | 'section' | 'area' | 'icon' | 'isOfAll'> &
  Required<Pick<Row, 'gender'>> & {
    texts: Texts<S>;
    calls: () => Promise<C>;
    kind: () => Promise<{ default: RecordType }>;
    editing?: Editing;
    /** Fields of the audit log, if it contains more than those of the form. */
    loggedFields?: () => Promise<ReadonlyMap<string, AnyField>>;
    /** Custom pages that replace generated ones. */
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
    loggedFields,
    pages: {
      list: page('list'),
      ...(editing === 'made' && { create: page('create') }),
      ...(editing === 'read' ? { show: page('show') } : { edit: page('edit'), read: page('show') }),
      ...pages,
    },
  });
}
