import { all, type Department } from '@semestr/api/departments';
import { pathTo, type Unit } from '@semestr/core/departments';
import { inOrder } from '@semestr/core/dates';
import { nameKey } from '@semestr/core/names/key';
import { bestMatches } from '@semestr/core/names/match';
import { readingsOf } from '@semestr/core/names/query';
import { buttonClass } from '@semestr/ui/Button.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Building2, SearchX } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { structureQuery } from '../../lessons/structure.ts';
import { queryOf } from '../../client/query.ts';
import { Heading } from '../../ui/page/Heading.tsx';
import type { LoadContext } from '../../screens/screen-module.ts';
import { SearchField } from '../../ui/search/SearchField.tsx';
import { searchTexts } from '../../ui/search/texts.ts';
import { searchIn, useSearchText } from '../../ui/search/search-text.ts';
import { departmentTexts } from './department-texts.ts';
import styles from './picker.module.css';
import { departmentScheduleScreen } from './screen.ts';
import { to } from '../../screens/screen.ts';

export const texts = [departmentTexts, searchTexts];

const departmentsQuery = queryOf(all, {});

export const load = ({ queries }: LoadContext) =>
  Promise.all([queries.ensureQueryData(departmentsQuery), queries.ensureQueryData(structureQuery)]);

export function Header() {
  const t = useTexts(departmentTexts);
  return <Heading subtitle={t('hint')} />;
}

/** Returns the faculty of a department. */
const ownerOf = (units: readonly Unit[], { id }: Department): Unit | undefined =>
  pathTo(units, (unit) => unit.id === id).at(-2);

/** Finds departments with all words of the text in their names; returns all for an empty text. */
const matching = (departments: readonly Department[], text: string): readonly Department[] =>
  text.trim() === ''
    ? departments
    : bestMatches(departments, ({ name, abbrev }) => nameKey(name, abbrev), readingsOf(text));

function Faculty({ owner, departments }: { owner: Unit | undefined; departments: readonly Department[] }) {
  const t = useTexts(departmentTexts);
  return (
    <section className={styles.owner}>
      <h2 lang={owner && 'ru'}>{owner?.name ?? t('others')}</h2>
      <ul>
        {departments.map(({ id, name, abbrev, urlId }) => (
          <li key={id} lang="ru">
            <Link to={to(departmentScheduleScreen, { id: urlId })}>{name}</Link>
            <span>{abbrev}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Page that selects a department by name, or from the list of a faculty. */
export default function DepartmentPickerPage() {
  const t = useTexts(departmentTexts);
  const search = useTexts(searchTexts);
  const typed = useSearchText();
  const [query] = useSearchParams();
  const { text } = searchIn(query);
  const { data: departments } = useSuspenseQuery(departmentsQuery);
  const { data: units } = useSuspenseQuery(structureQuery);
  const found = text === '' ? departments : matching(departments, text);
  const byOwner = [...Map.groupBy(found, (one) => ownerOf(units, one))].toSorted(([a], [b]) =>
    inOrder(a?.code ?? '9', b?.code ?? '9'),
  );
  return (
    <>
      <SearchField typed={typed} label={t('search')} className={styles.search} />
      {departments.length === 0 && <Empty icon={Building2} title={t('none')} hint={t('noneHint')} />}
      {departments.length > 0 && found.length === 0 && (
        <Empty
          icon={SearchX}
          title={search('nothing', { text })}
          hint={t('nothingHint')}
          action={
            <Link to={{ search: '' }} replace className={buttonClass('primary')}>
              {t('showAll')}
            </Link>
          }
        />
      )}
      {byOwner.map(([owner, members]) => (
        <Faculty key={owner?.id ?? 0} owner={owner} departments={members} />
      ))}
    </>
  );
}
