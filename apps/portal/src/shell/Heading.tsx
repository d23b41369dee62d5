import type { ReactNode } from 'react';
import { useTexts } from '@semestr/ui/language.tsx';
import { useScreen } from './frame-context.ts';
import { DocumentHead } from './head.tsx';
import styles from './header.module.css';
import { shellTexts } from './texts.ts';

interface HeadingProps {
  /** The title of the screen unless it says more. */
  title?: string;
  /** Beside the title, in the second voice. */
  subtitle?: ReactNode;
  /** The browser's title where it says more than the heading. */
  documentTitle?: string | undefined;
  /** What search engines are told where it says more than that of the screen. */
  description?: string | undefined;
  /** The heading stands in the content: here is the name of the portal instead. */
  isInContent?: boolean;
  /** Beside the heading on a phone. */
  action?: ReactNode;
}

/** What a screen gives to the header, and to the head of the document. */
export function Heading(props: HeadingProps) {
  const { title, subtitle, documentTitle, description, isInContent = false, action } = props;
  const t = useTexts(shellTexts);
  const { name } = useScreen();
  const shown = title ?? t(`screens.${name}`);
  return (
    <>
      <DocumentHead title={documentTitle ?? shown} description={description} />
      <div className={styles.heading}>
        {isInContent ? (
          <p className={styles.title}>{t('product')}</p>
        ) : (
          <h1 id="heading" className={styles.title} tabIndex={-1}>
            {shown}
          </h1>
        )}
        {subtitle && <span className={styles.subtitle}>{subtitle}</span>}
      </div>
      {action && <div className={styles.headerAction}>{action}</div>}
    </>
  );
}
