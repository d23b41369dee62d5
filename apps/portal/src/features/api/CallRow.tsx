import type { ApiDocument } from '@semestr/api/openapi/document';
import { useTexts } from '@semestr/ui/language.tsx';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styles from './api.module.css';
import { CallDetails } from './CallDetails.tsx';
import { type Call, splitAtTerms } from './document.ts';
import { apiTexts } from './texts.ts';

/** Common prefix of all paths, shown once above the calls. */
const PREFIX = '/api/v1';

/** A text with the search terms highlighted. */
const Highlighted = ({ text, wanted }: { text: string; wanted: string }) =>
  splitAtTerms(text, wanted).map((part, index) =>
    // The parts of a text are only identified by their position.
    // oxlint-disable-next-line react/no-array-index-key -- the parts of one text have no other name and never move
    index % 2 === 1 ? <mark key={index}>{part}</mark> : part,
  );

interface CallRowProps {
  call: Call;
  document: ApiDocument;
  wanted: string;
  isOpen: boolean;
  onToggle: (id: string) => void;
}

/** A call as a line that expands. */
export function CallRow({ call, document, wanted, isOpen, onToggle }: CallRowProps) {
  const t = useTexts(apiTexts);
  const row = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  const { method, path, operation } = call;
  const id = operation.operationId;

  // Scrolls the call named in the address into view when the page opens; scrolling is outside React.
  useEffect(() => {
    if (wasOpen.current) row.current?.scrollIntoView({ block: 'start' });
  }, []);

  return (
    <div ref={row} className={styles.call} data-open={isOpen || undefined}>
      <h3>
        <button
          type="button"
          className={styles.row}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-details` : undefined}
          onClick={() => onToggle(id)}
        >
          <span className={styles.method} translate="no">
            {method}
          </span>
          <span className={styles.path} translate="no">
            <Highlighted text={path.slice(PREFIX.length)} wanted={wanted} />
          </span>
          <span className={styles.summary} lang="en">
            <Highlighted text={operation.summary} wanted={wanted} />
          </span>
          <span className={styles.access}>
            <span className="visually-hidden">{t('forWhom')}</span>
            {t(`access.${operation['x-access']}`)}
          </span>
          <ChevronDown size={16} strokeWidth={1.75} className={styles.chevron} aria-hidden />
        </button>
      </h3>
      {isOpen && (
        <div id={`${id}-details`} className={styles.details}>
          <CallDetails call={call} document={document} />
        </div>
      )}
    </div>
  );
}
