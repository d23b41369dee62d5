import { language } from '@semestr/ui/language';
import { Banner } from './Banner.tsx';
import { sentenceOf } from './sentence.ts';

/** What did not come, in words, above a page that goes on without it. */
export default function Failure({ error }: { error: Error }) {
  return <Banner kind="error">{sentenceOf(error, language.use())}</Banner>;
}
