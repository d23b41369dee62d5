import * as calls from '@semestr/api/built-reports';
import { builtReportTexts } from '@semestr/api/built-reports/words';
import { isDefinition, viewNames } from '@semestr/core/built-reports';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useState } from 'react';
import { useCreatePath, useNotify } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { DownloadMenu } from '../../../ui/DownloadMenu.tsx';
import { session } from '../../../session/session.ts';
import { Fault } from '../../../ui/Fault.tsx';
import { Page } from '../../../ui/Page.tsx';
import { Reference } from '../../../ui/record/Reference.tsx';
import { ReportsNav } from '../ReportsNav.tsx';
import { savedAddress } from '../SavedReports.tsx';
import { reportTexts } from '../texts.ts';
import { BuiltResult, queryOf } from './BuiltResult.tsx';
import { DefinitionFields } from './DefinitionFields.tsx';
import { FilterFields } from './FilterFields.tsx';
import { SaveAs } from './SaveAs.tsx';
import { SaveChanges } from './SaveChanges.tsx';
import { DefinitionFaults } from './DefinitionFaults.tsx';
import { useDefinition } from './use-definition.ts';

/** Report builder, with the definition above the result. The whole definition is stored in the address. */
export default function BuiltReportPage() {
  const t = useTexts(reportTexts);
  const parts = useTexts(builtReportTexts);
  const navigate = useNavigate();
  const notify = useNotify();
  const createPath = useCreatePath();
  const built = useDefinition();
  const { saved, savedId, definition, isChanged, change } = built;
  const [isNaming, setNaming] = useState(false);
  const view = viewNames.find((name) => name === definition?.view);
  const title = saved?.name ?? t('built.new');
  const maySave = session.may('reports', 'write');
  const completeDefinition = definition && isDefinition(definition) ? definition : null;

  const showSaved = (id: number): void => {
    setNaming(false);
    notify(t('built.kept'), { type: 'success' });
    void navigate(savedAddress(id));
  };

  return (
    <Page
      title={title}
      subtitle={
        saved && (
          <span role="status">
            {saved.authorId !== null && (
              <>
                {t('built.by')} <Reference resource="users" id={saved.authorId} />
              </>
            )}
            {isChanged && ` · ${t('built.unsaved')}`}
          </span>
        )
      }
      actions={
        definition && (
          <>
            {saved && maySave && (
              <Link to={createPath({ resource: 'saved-reports', type: 'edit', id: saved.id })}>
                {t('built.manage')}
              </Link>
            )}
            {completeDefinition && (
              <DownloadMenu
                workbook={calls.asFile}
                pdf={calls.asPdf}
                request={{
                  query: { ...queryOf(completeDefinition), ...(saved && !isChanged && { name: saved.name }) },
                }}
              />
            )}
            {completeDefinition && maySave && (
              <Button onClick={() => setNaming(true)}>{t('built.saveAs')}</Button>
            )}
            {saved && completeDefinition && maySave && (
              <SaveChanges
                saved={saved}
                definition={completeDefinition}
                isChanged={isChanged}
                onSaved={() => showSaved(saved.id)}
              />
            )}
          </>
        )
      }
    >
      <ReportsNav current={null} toReport={(name) => `/reports/${name}`} savedId={savedId} />
      {built.error && <Fault error={built.error} onRetry={() => void built.refetch()} />}
      {definition && (
        <>
          <DefinitionFields definition={definition} onChange={change} />
          {view && (
            <FilterFields key={`${savedId} ${view}`} view={view} definition={definition} onChange={change} />
          )}
          {completeDefinition ? (
            <BuiltResult
              title={saved?.name ?? parts(`views.${completeDefinition.view}`)}
              query={queryOf(completeDefinition)}
              chart={built.chart}
              onChooseChart={built.chooseChart}
              onReset={() => change((now) => ({ ...now, filter: {} }))}
            />
          ) : (
            <DefinitionFaults definition={definition} />
          )}
        </>
      )}
      {isNaming && completeDefinition && (
        <SaveAs
          definition={completeDefinition}
          name={saved?.name ?? ''}
          onSaved={({ id }) => showSaved(id)}
          onClose={() => setNaming(false)}
        />
      )}
    </Page>
  );
}
