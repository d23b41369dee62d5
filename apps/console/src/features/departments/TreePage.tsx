import { branchesOf, filterTree } from '@semestr/core/branches';
import { Button } from '@semestr/ui/Button.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { SearchX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useGetResourceLabel } from 'react-admin';
import { Fault } from '../../ui/Fault.tsx';
import { AddLink } from '../../ui/list/AddLink.tsx';
import { TableImportLink } from '../../ui/list/TableImportLink.tsx';
import { NoRecords } from '../../ui/list/NoRows.tsx';
import { SearchBox } from '../../ui/list/SearchBox.tsx';
import { Page } from '../../ui/Page.tsx';
import { uiTexts } from '../../ui/texts/index.ts';
import { type Department, useDepartments, useStaffCounts } from './departments.ts';
import { MoveDialogs } from './MoveDialogs.tsx';
import { departmentTexts } from './texts.ts';
import { Tree } from './Tree.tsx';
import styles from './tree.module.css';
import { useMoving } from './use-move.ts';
import { useOpen } from './use-open.ts';

/** Structure of the university, as nested rows that can be expanded, searched and moved. */
export function TreePage({ ways }: { ways: ReactNode }) {
  const t = useTexts(departmentTexts);
  const ui = useTexts(uiTexts);
  const language = useLanguage();
  const title = useGetResourceLabel()('departments', 2);
  const { data: departments, error, refetch } = useDepartments();
  const staff = useStaffCounts();
  const [typed, setTyped] = useState('');
  const words = typed.trim();
  const moving = useMoving();
  const isFound = ({ name, abbrev }: Department): boolean =>
    `${name}\n${abbrev}`.toLowerCase().includes(words.toLowerCase());
  const branches = branchesOf(departments ?? []);
  const visible = words === '' ? branches : filterTree(branches, isFound);
  const open = useOpen(branches, words !== '');
  const total = new Intl.NumberFormat(language).format(
    (words === '' ? departments : departments?.filter(isFound))?.length ?? 0,
  );
  return (
    <Page
      title={title}
      subtitle={
        <span role="status">{departments && ui(words === '' ? 'list.total' : 'list.found', { total })}</span>
      }
      actions={
        <>
          {ways}
          <TableImportLink />
          <AddLink />
        </>
      }
    >
      <search className={styles.tools} aria-label={ui('list.filters')}>
        <SearchBox value={typed} onChange={({ target }) => setTyped(target.value)} />
        {words === '' && (
          <Button look="text" onClick={open.toggleAll}>
            {t(open.isAllOpen ? 'closeAll' : 'openAll')}
          </Button>
        )}
      </search>
      {error && <Fault error={error} onRetry={() => void refetch()} />}
      {departments && visible.length === 0 && words === '' && <NoRecords />}
      {departments && visible.length === 0 && words !== '' && (
        <Empty
          icon={SearchX}
          title={ui('list.nothingFound')}
          action={<Button onClick={() => setTyped('')}>{ui('list.resetFilters')}</Button>}
        />
      )}
      {visible.length > 0 && (
        <Tree branches={visible} words={words} staff={staff} open={open} moving={moving} />
      )}
      <MoveDialogs departments={departments ?? []} moving={moving} onMoved={open.show} />
    </Page>
  );
}
