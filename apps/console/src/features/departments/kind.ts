import type { departments } from '@semestr/api/departments';
import { departmentTypeOf } from '@semestr/core/department-types';
import { nextCode } from '@semestr/core/departments';
import { departmentAbbrev, freeAddress } from '@semestr/core/page-addresses';
import { transliterate } from '@semestr/core/transliterate';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { choice } from '../../ui/kind/choices.tsx';
import { reference } from '../../ui/kind/references.tsx';
import { optional, text } from '../../ui/kind/values.tsx';
import { useDepartments } from './departments.ts';

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Proposes the type and abbreviation from the name, the address of the page, and the next code below the parent. */
function useProposals(values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { data: all = [] } = useDepartments();
  const [name, abbrev] = [textIn(values['name']), textIn(values['abbrev'])];
  if (name === '') return {};
  const parentId = values['parentId'] ?? null;
  const above = parentId === null ? '' : (all.find(({ id }) => id === parentId)?.code ?? null);
  const codes = all.map(({ code }) => code);
  const addresses = new Set(all.map(({ urlId }) => urlId));
  const address = transliterate(abbrev);
  return {
    abbrev: departmentAbbrev(name),
    type: departmentTypeOf(name),
    urlId: address === '' ? undefined : freeAddress(address, (one) => addresses.has(one)),
    code: nextCode(above, codes) ?? undefined,
  };
}

export default defineRecordType<typeof departments>({
  fields: {
    name: text(300),
    abbrev: text(50),
    type: choice([1, 2, 3, 4, 5]),
    parentId: optional(reference('departments', 'name')),
    urlId: text(100),
    code: optional(text(30)),
  },
  columns: {
    name: {},
    abbrev: { width: 120 },
    type: {},
    parentId: {},
    code: { width: 96, isMinor: true },
    urlId: { width: 144, isHidden: true },
  },
  sort: ['name', 'ASC'],
  filters: ['type', 'parentId'],
  // Derived from the name.
  unrepeated: ['type'],
  useProposals,
  related: [
    { resource: 'departments', by: 'parentId' },
    { resource: 'employees', by: 'departmentId' },
    { resource: 'positions', by: 'departmentId' },
    { resource: 'rooms', by: 'departmentId' },
  ],
});
