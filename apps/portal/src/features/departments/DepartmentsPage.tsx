import { copyTexts } from '@semestr/ui/copy/texts';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { keepPreviousData, useSuspenseQuery } from '@tanstack/react-query';
import { ArrowLeft, Building2 } from 'lucide-react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { announcementsOfDepartment } from '../../lessons/queries.ts';
import { structureQuery } from '../../lessons/structure.ts';
import { useScreen } from '../../ui/page/screen-context.ts';
import { Heading } from '../../ui/page/Heading.tsx';
import type { LoadContext } from '../../screens/screen-module.ts';
import { searchTexts } from '../../ui/search/texts.ts';
import { searchIn, useSearchText } from '../../ui/search/search-text.ts';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { Department } from './Department.tsx';
import styles from './departments.module.css';
import { searchQuery, staffQuery, wayTo } from './departments.ts';
import { Structure } from './Structure.tsx';
import { departmentsTexts } from './texts.ts';
import { FROM_LIST } from './Tree.tsx';
import { departmentsScreen } from './screen.ts';
import { titleOf, to } from '../../screens/screen.ts';

export const texts = [departmentsTexts, searchTexts, copyTexts];

export async function load({ queries, params: { id }, search }: LoadContext) {
  const requestedSearch = searchIn(search);
  const [units] = await Promise.all([
    queries.ensureQueryData(structureQuery),
    // Employees and announcements load independently of the structure.
    id !== undefined && queries.prefetchQuery(staffQuery(id)),
    id !== undefined && queries.prefetchQuery(announcementsOfDepartment(id)),
    requestedSearch.text !== '' && queries.prefetchQuery(searchQuery(requestedSearch)),
  ]);
  return id !== undefined && wayTo(units, id).length === 0 ? 404 : null;
}

export function Header() {
  const t = useTexts(departmentsTexts);
  const { data: units } = useSuspenseQuery(structureQuery);
  const unit = wayTo(units, useScreen().params['id']).at(-1);
  if (!unit) return <Heading />;
  return (
    <Heading
      documentTitle={`${titleOf(departmentsScreen, t.language)}: ${unit.name}`}
      description={t('description', { name: unit.name })}
    />
  );
}

/** Back link of a narrow screen, which returns to the same position in the list. */
function Back() {
  const t = useTexts(departmentsTexts);
  const navigate = useNavigate();
  const { search, state } = useLocation();
  return (
    <Link
      to={{ pathname: to(departmentsScreen), search }}
      className={styles.back}
      onClick={(event) => {
        if (state !== FROM_LIST) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
      {t('back')}
    </Link>
  );
}

/** Structure of the university beside the selected department; a narrow screen shows one of the two. */
export default function DepartmentsPage() {
  const t = useTexts(departmentsTexts);
  const typed = useSearchText();
  const [query] = useSearchParams();
  const search = searchIn(query);
  const { id } = useScreen().params;
  const { data: units } = useSuspenseQuery(structureQuery);
  const { data: found = null, failure } = useSectionQuery({
    ...searchQuery(search),
    enabled: search.text !== '',
    placeholderData: keepPreviousData,
  });
  const way = wayTo(units, id);
  const [unit, owner] = way.toReversed();
  return (
    <div className={styles.columns} data-chosen={id !== undefined}>
      <Structure
        typed={typed}
        units={units}
        chosen={way}
        found={search.text === '' ? null : found}
        failure={search.text !== '' && failure}
      />
      <div className={styles.page}>
        {id !== undefined && <Back />}
        {id === undefined && <Empty icon={Building2} title={t('choose')} hint={t('chooseHint')} />}
        {id !== undefined && !unit && (
          <Empty icon={Building2} title={t('notFound')} hint={t('notFoundHint')} />
        )}
        {id !== undefined && unit && <Department key={unit.id} unit={unit} owner={owner} name={id} />}
      </div>
    </div>
  );
}
