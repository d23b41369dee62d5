import { Button } from '@semestr/ui/Button.tsx';
import { Choice, Choices } from '@semestr/ui/Choices.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Camera, Eraser, Pen, SquareX, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { bugReportTexts } from '../texts.ts';
import styles from './picture.module.css';
import { type Drawing, type Tool, undo } from './marks.ts';
import { PictureCanvas } from './PictureCanvas.tsx';
import type { Picture } from './take.ts';

interface PictureEditorProps {
  /** Null when no screenshot is sent. */
  picture: Picture | null;
  /** Whether the browser cannot draw the page. */
  isRefused: boolean;
  drawing: Drawing;
  onDraw: (change: (before: Drawing) => Drawing) => void;
  onTake: () => Promise<void>;
  onLeaveOut: () => void;
}

const tools = { cover: Eraser, line: Pen } as const satisfies Record<Tool, unknown>;

/** Editor of the screenshot: parts can be covered or drawn on, and the whole can be removed. */
export function PictureEditor(props: PictureEditorProps) {
  const { picture, isRefused, drawing, onDraw, onTake, onLeaveOut } = props;
  const t = useTexts(bugReportTexts);
  const id = useId();
  const [tool, setTool] = useState<Tool>('cover');
  const [isTaking, setTaking] = useState(false);

  async function take(): Promise<void> {
    setTaking(true);
    await onTake();
    setTaking(false);
  }

  if (!picture)
    return (
      <div className={styles.none}>
        <span role="status">{t(isRefused ? 'refused' : 'noPicture')}</span>
        <Button look="text" isPending={isTaking} onClick={() => void take()}>
          <Camera size={16} strokeWidth={1.75} aria-hidden />
          {t('take')}
        </Button>
      </div>
    );
  return (
    <section className={styles.editor} aria-label={t('picture')}>
      <p className={styles.hint}>{t('pictureHint')}</p>
      <div className={styles.tools}>
        <Choices label={t('tool')}>
          {(['cover', 'line'] as const).map((one) => {
            const Icon = tools[one];
            return (
              <Choice key={one} isChosen={one === tool} onClick={() => setTool(one)}>
                <Icon size={16} strokeWidth={1.75} aria-hidden />
                {t(`tools.${one}`)}
              </Choice>
            );
          })}
        </Choices>
        <Button
          look="text"
          disabled={drawing.marks.length === 0 && drawing.open === null}
          onClick={() => onDraw(undo)}
        >
          <Undo2 size={16} strokeWidth={1.75} aria-hidden />
          {t('undo')}
        </Button>
        <Button look="text" isPending={isTaking} onClick={() => void take()}>
          <Camera size={16} strokeWidth={1.75} aria-hidden />
          {t('retake')}
        </Button>
        <Button look="text" onClick={onLeaveOut}>
          <SquareX size={16} strokeWidth={1.75} aria-hidden />
          {t('leaveOut')}
        </Button>
      </div>
      <PictureCanvas picture={picture} drawing={drawing} tool={tool} onDraw={onDraw} describedBy={id} />
      <p id={id} className={styles.hint}>
        {t(`canvasHint.${tool}`)}{' '}
        <span role="status">
          {drawing.open
            ? t(`begun.${drawing.open.kind}`)
            : drawing.marks.length > 0 && t('marks', { count: drawing.marks.length })}
        </span>
      </p>
    </section>
  );
}
