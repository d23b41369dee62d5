import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Section } from '@semestr/ui/Section.tsx';
import { Award } from 'lucide-react';
import { usePerson } from '../../shell/person.ts';
import { Splash } from '../../shell/Splash.tsx';
import { DirectiveList } from '../../ui/directive/DirectiveList.tsx';
import { directivesOf, shownDirectives } from '../../ui/directive/directives.ts';
import { usePart } from '../../ui/usePart.tsx';
import { dormitoryTexts } from './texts.ts';

/** What residents were praised and blamed for. */
export function Directives() {
  const t = useTexts(dormitoryTexts);
  const { data, failure } = usePart(directivesOf(usePerson()));
  const directives = shownDirectives(data ?? []);
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
