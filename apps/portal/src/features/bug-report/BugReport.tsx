import { lazyPart } from '@semestr/ui/connection/fetch-part';
import { loadTexts } from '@semestr/core/texts';
import { Dialog } from '@semestr/ui/Dialog.tsx';
import { language, useTexts } from '@semestr/ui/language.tsx';
import { Suspense, useState } from 'react';
import { Splash } from '../../ui/page/Splash.tsx';
import { encodePicture } from './picture/encode-picture.ts';
import { emptyDrawing } from './picture/marks.ts';
import { PictureEditor } from './picture/PictureEditor.tsx';
import { type Picture, pictureOrNull } from './picture/take.ts';
import { bugReportTexts } from './texts.ts';

/** The form loads after the screenshot; many pages have already loaded its dependencies. */
const ReportForm = lazyPart(async () => {
  const form = await import('./ReportForm.tsx');
  await loadTexts(language.get(), form.texts);
  return form;
});

interface BugReportProps {
  /** Screenshot of the page when the button was pressed; null when the browser cannot draw it. */
  picture: Picture | null;
  onClose: () => void;
}

/** Dialog for reporting a problem to support, with a screenshot and the attached facts. */
export function BugReport({ picture: first, onClose }: BugReportProps) {
  const t = useTexts(bugReportTexts);
  const [picture, setPicture] = useState(first);
  const [isRefused, setRefused] = useState(first === null);
  const [drawing, setDrawing] = useState(emptyDrawing);

  async function take(): Promise<void> {
    const taken = await pictureOrNull(t('hidden'));
    setPicture(taken);
    setRefused(taken === null);
    setDrawing(emptyDrawing);
  }

  return (
    <Dialog title={t('title')} closeLabel={t('close')} width="wide" onClose={onClose}>
      <PictureEditor
        picture={picture}
        isRefused={isRefused}
        drawing={drawing}
        onDraw={setDrawing}
        onTake={take}
        onLeaveOut={() => setPicture(null)}
      />
      <Suspense fallback={<Splash />}>
        <ReportForm
          pictureFile={() => (picture ? encodePicture(picture, drawing, t('hidden')) : null)}
          onSent={onClose}
        />
      </Suspense>
    </Dialog>
  );
}
