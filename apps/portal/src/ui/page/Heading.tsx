import { titleOf } from '../../screens/screen.ts';
import type { ReactNode } from 'react';
import { DataText } from '@semestr/ui/DataText.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useScreen } from './screen-context.ts';
import { DocumentHead } from './head.tsx';
import styles from './page.module.css';
import { pageTexts } from './texts.ts';

interface HeadingProps {
  /** Content; by default the title of the screen. */
  title?: string;
  /** Content next to the title, in the secondary colour. */
  subtitle?: ReactNode;
  /** Title of the document, if it is more than the heading. */
  documentTitle?: string | undefined;
  /** Description for search engines, if it is more than that of the screen. */
  description?: string | undefined;
  /** Whether the heading is in the content, so that the header shows the name of the portal. */
  isInContent?: boolean;
  /** Content next to the heading on a phone. */
  action?: ReactNode;
}

/** Sets the header of a screen, and the head of the document. */
export function Heading(props: HeadingProps) {
  const { title, subtitle, documentTitle, description, isInContent = false, action } = props;
  const t = useTexts(pageTexts);
  const { screen } = useScreen();
  const heading = title ?? titleOf(screen, t.language);
  return (
    <>
      <DocumentHead title={documentTitle ?? heading} description={description} />
      <div className={styles.heading}>
        {isInContent ? (
          <p className={styles.title}>{t('product')}</p>
        ) : (
          <h1 id="heading" className={styles.title} tabIndex={-1}>
            <DataText>{heading}</DataText>
          </h1>
        )}
        {subtitle && <span className={styles.subtitle}>{subtitle}</span>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </>
  );
}
