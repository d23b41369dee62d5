import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Section } from '@semestr/ui/Section.tsx';
import { Award } from 'lucide-react';
import { usePerson } from '../../account/person.ts';
import { Splash } from '../../ui/page/Splash.tsx';
import { DirectiveList } from '../../ui/directive/DirectiveList.tsx';
import { directivesOf, toDirectiveViews } from '../../ui/directive/directives.ts';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { dormitoryTexts } from './texts.ts';

/** Commendations and penalties of a resident. */
export function Directives() {
  const t = useTexts(dormitoryTexts);
  const { data, failure } = useSectionQuery(directivesOf(usePerson()));
  const directives = toDirectiveViews(data ?? []);
  return (
    <Section title={t('directives')}>
      {failure}
      {!failure && data === undefined && <Splash />}
      {data !== undefined && directives.length === 0 && (
        <Empty icon={Award} title={t('noDirectives')} hint={t('noDirectivesHint')} />
      )}
      {directives.length > 0 && <DirectiveList directives={directives} />}
    </Section>
  );
}
