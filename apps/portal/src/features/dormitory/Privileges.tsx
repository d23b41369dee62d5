import type { privileges } from '@semestr/api/dormitory';
import type { Reply } from '@semestr/api/endpoint';
import { type Column, DataTable } from '@semestr/ui/DataTable.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Section, TwoLines } from '@semestr/ui/Section.tsx';
import { BadgeCheck } from 'lucide-react';
import { usePerson } from '../../account/person.ts';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { privilegesOf } from './dormitory.ts';
import { dormitoryTexts } from './texts.ts';

type Privilege = Reply<typeof privileges>[number];

/** Text from the university, which is in Russian. */
const whatCell = ({
  dormitoryPrivilegeName: name,
  dormitoryPrivilegeCategoryName: category,
  note,
}: Privilege) => <TwoLines lang="ru" first={name} second={[category, note].filter(Boolean).join('. ')} />;

/** Privileges that give the student priority for a room. */
export function Privileges() {
  const t = useTexts(dormitoryTexts);
  const { data, failure } = useSectionQuery(privilegesOf(usePerson()));
  const columns: readonly Column<Privilege>[] = [
    { key: 'what', head: t('privilegeColumns.what'), cell: whatCell },
    { key: 'year', head: t('privilegeColumns.year'), cell: ({ year }) => year, isNumber: true },
  ];
  return (
    <Section title={t('privileges')}>
      <DataTable
        caption={t('privileges')}
        isCaptionHidden
        isPrivate
        isNarrow
        columns={columns}
        rows={data === undefined ? undefined : (data ?? [])}
        keyOf={({ id }) => id}
        expected={1}
        empty={<Empty icon={BadgeCheck} title={t('noPrivileges')} hint={t('noPrivilegesHint')} />}
        failure={failure}
      />
    </Section>
  );
}
