import { builtReportTexts } from '@semestr/api/built-reports/words';
import {
  type DefinitionFault,
  definitionFaults,
  dimensionNames,
  type WrittenDefinition,
} from '@semestr/core/built-reports';
import { formatList } from '@semestr/core/display';
import { Banner } from '@semestr/ui/Banner.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { Shapes } from 'lucide-react';
import { reportTexts } from '../texts.ts';

/** Explains why a definition cannot be loaded: unknown, duplicate or missing parts. */
export function DefinitionFaults({ definition }: { definition: WrittenDefinition }) {
  const t = useTexts(reportTexts);
  const parts = useTexts(builtReportTexts);
  const language = useLanguage();
  const faults = definitionFaults(definition);
  const namesWithFault = (reason: DefinitionFault['reason']): string => {
    const names = faults.filter((fault) => fault.reason === reason && fault.name !== '').map(wordsOf);
    return formatList([...new Set(names)], language);
  };
  const [unknown, twice] = [namesWithFault('unknown'), namesWithFault('twice')];
  return (
    <>
      {unknown !== '' && <Banner kind="warning">{t('built.unfit', { names: unknown })}</Banner>}
      {twice !== '' && <Banner kind="warning">{t('built.twice', { names: twice })}</Banner>}
      <Empty icon={Shapes} title={t('built.incomplete')} hint={t('built.incompleteHint')} />
    </>
  );

  function wordsOf({ name }: DefinitionFault): string {
    const dimension = dimensionNames.find((one) => one === name);
    return dimension ? parts(`dimensions.${dimension}`) : `«${name}»`;
  }
}
