import type { Reply } from '@semestr/api/endpoint';
import type { groupTerms } from '@semestr/api/resources-structure';
import { useTexts } from '@semestr/ui/language.tsx';
import { useRecordContext } from 'react-admin';
import { DeleteButton } from '../../ui/form/DeleteButton.tsx';
import { EditPage } from '../../ui/form/EditPage.tsx';
import { Reference } from '../../ui/record/Reference.tsx';
import { Fact, Section } from '../../ui/record/Section.tsx';
import { GroupTermDays } from './GroupTermDays.tsx';
import { groupTermTexts } from './texts.ts';
import { useTermName } from './use-terms.ts';

/** Whose days they are: said when they were added, and for good. */
function Whose() {
  const t = useTexts(groupTermTexts);
  const nameOf = useTermName();
  const record = useRecordContext<Reply<typeof groupTerms.one>>();
  if (!record) return null;
  return (
    <Section title={t('name')}>
      <Fact name={t('fields.groupId')}>
        <Reference resource="groups" id={record.groupId} />
      </Fact>
      <Fact name={t('fields.term')}>{nameOf(record.term)}</Fact>
    </Section>
  );
}

export default function GroupTermEdit() {
  return (
    <EditPage actions={<DeleteButton />}>
      <Whose />
      <GroupTermDays />
    </EditPage>
  );
}
