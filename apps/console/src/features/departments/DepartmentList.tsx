import { Choice, Choices } from '@semestr/ui/Choices.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { stored } from '@semestr/ui/stored';
import { useSearchParams } from 'react-router-dom';
import { KindList } from '../../ui/kind/KindList.tsx';
import kind from './kind.ts';
import { departmentTexts } from './texts.ts';
import { TreePage } from './TreePage.tsx';

const ways = ['tree', 'table'] as const;
type Way = (typeof ways)[number];

/** The user's preferred view, stored in this browser. */
const preferred = stored<Way>('console.departments', (value) => ways.find((way) => way === value) ?? 'tree');

/** The departments as a tree or a table; sorting and filters in the address apply to the table. */
export default function DepartmentList() {
  const t = useTexts(departmentTexts);
  const chosen = preferred.use();
  const [search, setSearch] = useSearchParams();
  const way = search.size > 0 ? 'table' : chosen;
  function choose(wanted: Way): void {
    preferred.set(wanted);
    if (wanted === 'tree') setSearch({}, { replace: true });
  }
  const choices = (
    <Choices label={t('way')}>
      {ways.map((one) => (
        <Choice key={one} isChosen={one === way} onClick={() => choose(one)}>
          {t(one)}
        </Choice>
      ))}
    </Choices>
  );
  return way === 'tree' ? <TreePage ways={choices} /> : <KindList kind={kind} isRemovable ways={choices} />;
}
