import type { Reply } from '@semestr/api/endpoint';
import type { socialWork } from '@semestr/api/activity';
import type { WorkState } from '@semestr/core/activity';
import { wordOf } from '@semestr/core/data-words';
import { languageOfData } from '@semestr/core/languages';
import { type Column, DataTable } from '@semestr/ui/DataTable.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { Caption, Section } from '@semestr/ui/Section.tsx';
import { Status, type StatusKind } from '@semestr/ui/Status.tsx';
import { Check, CircleAlert, Clock, HandHeart, type LucideIcon, Microscope } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePerson } from '../../account/person.ts';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { researchOf, type WorkView, toWorkViews, socialOf } from './activity.ts';
import { activityTexts } from './texts.ts';

const statusStyles = {
  waiting: { kind: 'waits', icon: Clock },
  accepted: { kind: 'done', icon: Check },
  rejected: { kind: 'refused', icon: CircleAlert },
} as const satisfies Record<WorkState, { kind: StatusKind; icon: LucideIcon }>;

/** Text from the university, which is in Russian. */
const workCell = ({ title }: WorkView) => <b lang="ru">{title}</b>;
function State({ work: { state, status } }: { work: WorkView }) {
  const language = useLanguage();
  const word = wordOf('work', status, language);
  return (
    <span lang={languageOfData(word, language)}>
      {state ? <Status {...statusStyles[state]}>{word}</Status> : word}
    </span>
  );
}

const stateCell = (work: WorkView) => <State work={work} />;

interface WorksProps {
  kind: 'social' | 'research';
  icon: LucideIcon;
  part: { data: Reply<typeof socialWork> | null | undefined; failure: ReactNode };
}

function Works({ kind, icon, part: { data, failure } }: WorksProps) {
  const t = useTexts(activityTexts);
  const works = data === undefined ? undefined : toWorkViews(data ?? []);
  const columns: readonly Column<WorkView>[] = [
    { key: 'date', head: t('columns.date'), cell: ({ date }) => date },
    { key: 'work', head: t('columns.work'), cell: workCell },
    { key: 'state', head: t('columns.state'), cell: stateCell },
  ];
  const title = t(`kinds.${kind}`);
  return (
    <Section
      title={title}
      note={works && works.length > 0 && <Caption>{t('count', { count: works.length })}</Caption>}
    >
      <DataTable
        caption={title}
        isCaptionHidden
        isPrivate
        columns={columns}
        rows={works}
        keyOf={({ id }) => id}
        expected={3}
        empty={<Empty icon={icon} title={t(`none.${kind}`)} hint={t(`noneHint.${kind}`)} />}
        failure={failure}
      />
    </Section>
  );
}

/** A student's social works. */
export const SocialWorks = () => (
  <Works kind="social" icon={HandHeart} part={useSectionQuery(socialOf(usePerson()))} />
);

/** A student's research works. */
export const ResearchWorks = () => (
  <Works kind="research" icon={Microscope} part={useSectionQuery(researchOf(usePerson()))} />
);
