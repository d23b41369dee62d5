import { studyScreen } from './screen.ts';
import { titleOf } from '../../screens/screen.ts';
import { useTexts } from '@semestr/ui/language.tsx';
import { asPrivate } from '@semestr/ui/private';
import type { User } from '../../session/session.ts';
import { useScreen } from '../../ui/page/screen-context.ts';
import { Heading } from '../../ui/page/Heading.tsx';
import { usePerson } from '../../account/person.ts';
import { type LoadContext, NOTHING_HERE } from '../../screens/screen-module.ts';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { partOf, sectionQuery } from './parts.ts';
import { PartLinks, usePartName } from './PartLinks.tsx';
import { studyTexts } from './texts.ts';
import { requestTexts } from '@semestr/core/requests/texts';

export const texts = [studyTexts, requestTexts];

/** Loads the section with its data. When it fails to load, the page reports it and links to the others. */
export async function loadFor(user: User, context: LoadContext) {
  const { params, queries } = context;
  const part = partOf(params['part']);
  if (part === null) return NOTHING_HERE;
  const query = sectionQuery(part);
  await queries.prefetchQuery(query);
  return queries.getQueryData(query.queryKey)?.loadFor(user, context);
}

/** Returns the open section; `loadFor` has handled any other address. */
const useOpenPart = () => partOf(useScreen().params['part']) ?? 'certificates';

export function Header() {
  const t = useTexts(studyTexts);
  const nameOf = usePartName();
  const { group } = usePerson();
  const part = useOpenPart();
  return (
    <Heading
      documentTitle={`${nameOf(part)} · ${titleOf(studyScreen, t.language)}`}
      subtitle={group === '' ? null : <span {...asPrivate}>{t('student', { group })}</span>}
    />
  );
}

/** A student's requests to the university, in sections of which one is open. */
export default function StudyPage() {
  const part = useOpenPart();
  const { data: section, failure } = useSectionQuery(sectionQuery(part));
  const Section = section?.default;
  return (
    <>
      <PartLinks open={part} />
      {failure}
      {Section && <Section />}
    </>
  );
}
