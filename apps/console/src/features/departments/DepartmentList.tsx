import { Choice, Choices } from '@semestr/ui/Choices.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { stored } from '@semestr/ui/stored';
import { useSearchParams } from '../../ui/use-search-params.ts';
import { KindList } from '../../ui/kind/KindList.tsx';
import kind from './kind.ts';
import { departmentTexts } from './texts.ts';
import { TreePage } from './TreePage.tsx';

const listViews = ['tree', 'table'] as const;
type ListView = (typeof listViews)[number];

/** The user's preferred view, stored in this browser. */
const preferredView = stored<ListView>(
  'console.departments',
  (value) => listViews.find((view) => view === value) ?? 'tree',
);

/** The departments as a tree or a table. An address with a sort order or filters shows the table. */
export default function DepartmentList() {
  const t = useTexts(departmentTexts);
  const chosen = preferredView.use();
  const [search, setSearch] = useSearchParams();
  const view = search.size > 0 ? 'table' : chosen;
  function choose(wanted: ListView): void {
    preferredView.set(wanted);
    if (wanted === 'tree') setSearch({}, { replace: true });
  }
  const choices = (
    <Choices label={t('way')}>
      {listViews.map((one) => (
        <Choice key={one} isChosen={one === view} onClick={() => choose(one)}>
          {t(one)}
        </Choice>
      ))}
    </Choices>
  );
  return view === 'tree' ? (
    <TreePage ways={choices} />
  ) : (
    <KindList kind={kind} isRemovable isEditable ways={choices} />
  );
}
