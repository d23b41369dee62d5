import { Choice, Choices } from '@semestr/ui/Choices.tsx';
import { type Column, DataTable } from '@semestr/ui/DataTable.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Caption, Section } from '@semestr/ui/Section.tsx';
import { Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type Member, subgroupsOf } from './group.ts';
import styles from './group.module.css';
import { groupTexts } from './texts.ts';

/** Name of a member, with their role in the group. */
function Name({ member: { fio, isHead, isSelf } }: { member: Member }) {
  const t = useTexts(groupTexts);
  const words = [isHead && t('headWord'), isSelf && t('you')].filter((word) => word !== false);
  return (
    <>
      <b className={styles.name} lang="ru">
        {fio}
      </b>
      {words.length > 0 && <Caption> {words.join(', ')}</Caption>}
    </>
  );
}

const nameCell = (member: Member) => <Name member={member} />;

interface MembersProps {
  /** Undefined while loading. */
  members: readonly Member[] | undefined;
  failure: ReactNode;
}

/** All members by name, or one subgroup. Numbers are those of the full list, as in the file. */
export function Members({ members, failure }: MembersProps) {
  const t = useTexts(groupTexts);
  const [chosen, setChosen] = useState<number | null>(null);
  const subgroups = subgroupsOf(members ?? []);
  const visible = members?.filter(({ subgroup }) => chosen === null || subgroup === chosen);
  const columns: readonly Column<Member>[] = [
    { key: 'number', head: t('columns.number'), cell: ({ number }) => number },
    { key: 'name', head: t('columns.name'), cell: nameCell },
    ...(subgroups.length > 0
      ? [
          {
            key: 'subgroup',
            head: t('columns.subgroup'),
            cell: ({ subgroup }: Member) => subgroup,
            isNumber: true,
            isNamedOnCard: true,
          },
        ]
      : []),
  ];
  return (
    <Section
      title={visible && visible.length > 0 ? t('students', { count: visible.length }) : t('studentsTitle')}
      isAnnounced
      className={styles.members}
    >
      {subgroups.length > 0 && (
        <div className={styles.choices}>
          <span id="subgroup">{t('subgroup')}</span>
          <Choices labelledBy="subgroup">
            {[null, ...subgroups].map((subgroup) => (
              <Choice key={subgroup ?? 0} isChosen={subgroup === chosen} onClick={() => setChosen(subgroup)}>
                {subgroup ?? t('everybody')}
              </Choice>
            ))}
          </Choices>
        </div>
      )}
      <DataTable
        caption={t('studentsTitle')}
        isCaptionHidden
        isPrivate
        columns={columns}
        rows={visible}
        expected={20}
        keyOf={({ number }) => number}
        empty={<Empty icon={Users} title={t('none')} hint={t('noneHint')} />}
        failure={failure}
      />
    </Section>
  );
}
