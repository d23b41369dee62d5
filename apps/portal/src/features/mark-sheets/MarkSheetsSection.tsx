import { requestTexts } from '@semestr/core/requests/texts';
import { lazyPart } from '@semestr/ui/connection/fetch-part';
import { Banner } from '@semestr/ui/Banner.tsx';
import { Button } from '@semestr/ui/Button.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Caption, Section } from '@semestr/ui/Section.tsx';
import { toast } from '@semestr/ui/toast';
import { BookX } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { User } from '../../session/session.ts';
import { usePerson } from '../../account/person.ts';
import type { LoadContext } from '../../screens/screen-module.ts';
import { Splash } from '../../ui/page/Splash.tsx';
import { focusHeading } from '../../ui/focus.ts';
import { controlTexts } from '../../ui/discipline/texts.ts';
import { FormAndList } from '../../ui/requests/FormAndList.tsx';
import { formTexts } from '../../ui/form-texts.ts';
import { useNow } from '../../hydration/now.ts';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { lineOf } from './address.ts';
import { Debts } from './Debts.tsx';
import {
  controlOfLine,
  controlsOf,
  debtsOf,
  markbookOf,
  sheetsOf,
  toSheetView,
  type SheetView,
  subjectsOf,
  typesQuery,
} from './mark-sheets.ts';
import { MarkSheetList } from './MarkSheetList.tsx';
import { valuesFor, toValues } from './order-values.ts';
import { markSheetTexts } from './texts.ts';
import { studyScreen } from '../study/screen.ts';
import { to } from '../../screens/screen.ts';
import { questionsOf } from '../../account/questions/questions.ts';
import { QuestionsAbout } from '../../account/questions/QuestionsAbout.tsx';

export const texts = [requestTexts, markSheetTexts, controlTexts, ...formTexts];

export const loadFor = (user: User, { queries }: LoadContext) =>
  Promise.all([
    queries.prefetchQuery(sheetsOf(user)),
    queries.prefetchQuery(subjectsOf(user)),
    queries.prefetchQuery(typesQuery),
    queries.prefetchQuery(markbookOf(user)),
    queries.prefetchQuery(questionsOf(user)),
  ]);

const OrderForm = lazyPart(() => import('./OrderForm.tsx'));

const DRAFT = 'mark sheet';

/** Mark sheets of a student: debts, an order form, and the orders with their status. */
export default function MarkSheetsSection() {
  const t = useTexts(markSheetTexts);
  const user = usePerson();
  const navigate = useNavigate();
  const { today } = useNow();
  const [search] = useSearchParams();
  const sheets = useSectionQuery(sheetsOf(user));
  const subjects = useSectionQuery(subjectsOf(user));
  const types = useSectionQuery(typesQuery);
  const markbook = useSectionQuery(markbookOf(user));
  // A row can prefill the form to repeat its order; an address can select the line of the markbook.
  const [template, setTemplate] = useState<SheetView | null>(null);
  const [isOpen, setOpen] = useState(false);

  const views = sheets.data === undefined ? undefined : (sheets.data ?? []).map(toSheetView);
  const controls = controlsOf(subjects.data ?? []);
  const debts = markbook.data ? debtsOf(markbook.data, controls, views ?? [], today) : [];
  const line = lineOf(search);
  const requestedControl = line && markbook.data ? controlOfLine(line, markbook.data, controls) : null;
  const name = template ? `like ${template.id}` : (requestedControl?.key ?? '');

  function clear(): void {
    setTemplate(null);
    setOpen(false);
    if (line) void navigate(to(studyScreen, { part: 'mark-sheets' }), { replace: true });
  }

  const isBlank = template === null && line === null;
  const form = () => {
    if (subjects.failure || types.failure) return subjects.failure ?? types.failure;
    if (subjects.data === undefined || types.data === undefined) return <Splash />;
    if (controls.length === 0)
      return <Empty icon={BookX} title={t('noSubjects')} hint={t('noSubjectsHint')} />;
    return (
      <Suspense fallback={<Splash />}>
        {template && <Caption>{t('again', { date: template.createDate })}</Caption>}
        {line && !template && markbook.data && !requestedControl && (
          <Banner kind="info">{t('notFound')}</Banner>
        )}
        <div key={name} ref={isBlank ? undefined : focusHeading}>
          <OrderForm
            controls={controls}
            types={types.data}
            debts={new Set(debts.flatMap(({ control }) => control?.key ?? []))}
            values={template ? toValues(template) : valuesFor(requestedControl, types.data)}
            draft={`${DRAFT} ${name}`}
            onOrdered={(price) => {
              clear();
              toast('success', price === null ? t('ordered') : t('orderedFor', { price }));
            }}
          />
        </div>
      </Suspense>
    );
  };

  return (
    <FormAndList
      title={t('order')}
      note={
        !isBlank && (
          <Button look="text" onClick={clear}>
            {t('clear')}
          </Button>
        )
      }
      isOpen={isOpen || !isBlank}
      onOpen={setOpen}
      form={form()}
    >
      <QuestionsAbout kind="markSheets" />
      {markbook.failure && <Section title={t('debts')}>{markbook.failure}</Section>}
      {debts.length > 0 && <Debts debts={debts} />}
      <MarkSheetList
        sheets={views}
        failure={sheets.failure}
        onOrderAgain={(sheet) => {
          setTemplate(sheet);
          setOpen(true);
        }}
      />
    </FormAndList>
  );
}
