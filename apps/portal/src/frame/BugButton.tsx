import { IconButton } from '@semestr/ui/Button.tsx';
import { fetchPart } from '@semestr/ui/connection/fetch-part';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { toast } from '@semestr/ui/toast';
import { Bug } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '../client/sentence.ts';
import { pageTexts } from '../ui/page/texts.ts';

type Prepared = Awaited<ReturnType<typeof import('../features/bug-report/prepare.ts')['prepare']>>;

/** Button that takes a screenshot and opens the bug report, whose code is loaded on click. */
export function BugButton() {
  const t = useTexts(pageTexts);
  const language = useLanguage();
  const [isPending, setPending] = useState(false);
  const [prepared, setPrepared] = useState<Prepared | null>(null);

  async function open(): Promise<void> {
    if (isPending) return;
    setPending(true);
    try {
      const { prepare } = await fetchPart(() => import('../features/bug-report/prepare.ts'));
      setPrepared(await prepare(language));
    } catch (error) {
      toast('error', await sentenceOf(error, language));
    }
    setPending(false);
  }

  return (
    <>
      <IconButton label={t('reportBug')} aria-busy={isPending} onClick={() => void open()}>
        <Bug size={18} strokeWidth={1.75} />
      </IconButton>
      {prepared && <prepared.BugReport picture={prepared.picture} onClose={() => setPrepared(null)} />}
    </>
  );
}
