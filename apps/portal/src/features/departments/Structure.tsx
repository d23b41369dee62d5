import { countOf, type Found, type Unit } from '@semestr/core/departments';
import { Button, buttonClass } from '@semestr/ui/Button.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Building2, SearchX } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { Corrected } from '../../ui/search/Corrected.tsx';
import { SearchField } from '../../ui/search/SearchField.tsx';
import { searchTexts } from '../../ui/search/texts.ts';
import type { SearchText } from '../../ui/search/search-text.ts';
import styles from './departments.module.css';
import { departmentsTexts } from './texts.ts';
import { hitsOf, Tree } from './Tree.tsx';
import { useOpen } from './use-open.ts';

interface StructureProps {
  typed: SearchText;
  units: readonly Unit[];
  /** Path to the selected department. */
  chosen: readonly Unit[];
  /** Null without a search. */
  found: Found | null;
  /** Why the search failed. */
  failure: ReactNode;
}

/** Number of results, "Найдено: 20 из 64"; changes are announced to screen readers. */
function Count({ found, total }: { found: Found | null; total: number }) {
  const t = useTexts(departmentsTexts);
  return (
    <p className={styles.count} role="status">
      {t(found ? 'found' : 'all')} <b>{found ? found.matched.length : total}</b>
      {found && ` ${t('of', { total })}`}
    </p>
  );
}

/** The search field, and the tree of all departments or of the results. */
export function Structure({ typed, units, chosen, found, failure }: StructureProps) {
  const t = useTexts(departmentsTexts);
  const search = useTexts(searchTexts);
  const open = useOpen(chosen, found);
  const hits = useMemo(() => found && hitsOf(found), [found]);
  const isNothing = found?.matched.length === 0;
  return (
    <section className={styles.structure} aria-label={t('structure')}>
      <SearchField typed={typed} label={t('search')} />
      {failure}
      {found && found.searched !== found.typed && <Corrected typed={found.typed} searched={found.searched} />}
      <div className={styles.tools}>
        <Count found={found} total={countOf(units)} />
        {open.collapse && (
          <Button look="text" onClick={open.collapse}>
            {t('collapse')}
          </Button>
        )}
      </div>
      {units.length === 0 && <Empty icon={Building2} title={t('none')} hint={t('noneHint')} />}
      {isNothing && (
        <Empty
          icon={SearchX}
          title={search('nothing', { text: found.searched })}
          hint={t('nothingHint')}
          action={
            <Link to={{ search: '' }} replace className={buttonClass('primary')}>
              {t('showAll')}
            </Link>
          }
        />
      )}
      <nav className={styles.nav} aria-label={t('structure')}>
        <Tree units={units} chosen={chosen.at(-1)?.id} hits={hits} open={open} />
      </nav>
    </section>
  );
}
