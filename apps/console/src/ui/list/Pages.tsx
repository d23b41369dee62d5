import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { useListPaginationContext, useTranslate } from 'react-admin';
import { uiTexts } from '../texts/index.ts';
import styles from './list.module.css';

/** The server allows a thousand rows per page, but users can hardly scan more than a hundred. */
const sizes = [25, 50, 100];

/** Returns the page numbers to offer: the first, the last and those around the current one. A text marks each gap. */
function pagesAround(page: number, count: number): (number | 'before' | 'after')[] {
  const near = [page - 1, page, page + 1].filter((one) => one > 1 && one < count);
  const [from = 2, to = count - 1] = [near[0], near.at(-1)];
  return [
    1,
    ...(from > 2 ? (['before'] as const) : []),
    ...near,
    ...(to < count - 1 ? (['after'] as const) : []),
    ...(count > 1 ? [count] : []),
  ];
}

/** Pagination with the displayed range, the pages and the page size. */
export function Pages() {
  const t = useTexts(uiTexts);
  const number = new Intl.NumberFormat(useLanguage());
  const id = useId();
  const { page, perPage, total = 0, setPerPage } = useListPaginationContext();
  const first = (page - 1) * perPage + 1;
  const last = Math.min(page * perPage, total);
  const count = Math.ceil(total / perPage);
  return (
    <div className={styles.pages}>
      <p className={styles.range}>
        {t('list.range', {
          first: number.format(first),
          last: number.format(last),
          total: number.format(total),
        })}
      </p>
      {count > 1 && <PageLinks count={count} />}
      <div className={styles.perPage}>
        <label htmlFor={id}>{t('list.perPage')}</label>
        <select id={id} value={perPage} onChange={(event) => setPerPage(Number(event.target.value))}>
          {sizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </div>
    </div>
  );
}

function PageLinks({ count }: { count: number }) {
  const t = useTexts(uiTexts);
  const translate = useTranslate();
  const { page, setPage } = useListPaginationContext();
  const go = (next: number): void => {
    setPage(next);
    window.scrollTo(0, 0);
  };
  const step = (name: 'previous' | 'next', to: number, Icon: typeof ChevronLeft) => (
    <button
      type="button"
      className={styles.page}
      aria-label={translate(`ra.navigation.${name}`)}
      disabled={to < 1 || to > count}
      onClick={() => go(to)}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden />
    </button>
  );
  return (
    <nav aria-label={t('list.pages')} className={styles.pageLinks}>
      {step('previous', page - 1, ChevronLeft)}
      {pagesAround(page, count).map((one) =>
        typeof one === 'string' ? (
          <span key={one} className={styles.gap} aria-hidden>
            …
          </span>
        ) : (
          <button
            key={one}
            type="button"
            className={styles.page}
            aria-current={one === page ? 'page' : undefined}
            aria-label={translate(`ra.navigation.${one === page ? 'current_page' : 'page'}`, { page: one })}
            onClick={() => go(one)}
          >
            {one}
          </button>
        ),
      )}
      {step('next', page + 1, ChevronRight)}
    </nav>
  );
}
