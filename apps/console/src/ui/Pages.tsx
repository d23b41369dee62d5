import Pagination from '@mui/material/Pagination';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { useListPaginationContext, useTranslate } from 'react-admin';
import { language, useTexts } from '@semestr/ui/language';
import { uiTexts } from './texts.ts';
import styles from './list.module.css';

/** The server gives at most a thousand at once; a hundred is what a person looks through. */
const sizes = [25, 50, 100];

/** Which rows of how many, the pages, and how many rows a page has. */
export function Pages() {
  const t = useTexts(uiTexts);
  const translate = useTranslate();
  const format = new Intl.NumberFormat(language.use());
  const id = useId();
  const isPhone = useMediaQuery('(width < 500px)');
  const { page, perPage, total = 0, setPage, setPerPage } = useListPaginationContext();
  const first = (page - 1) * perPage + 1;
  const last = Math.min(page * perPage, total);
  const count = Math.ceil(total / perPage);
  return (
    <div className={styles.pages}>
      <p className={styles.range}>
        {t.range(format.format(first), format.format(last), format.format(total))}
      </p>
      {count > 1 && (
        <Pagination
          aria-label={t.pages}
          count={count}
          page={page}
          siblingCount={isPhone ? 0 : 1}
          onChange={(_event, next) => {
            setPage(next);
            window.scrollTo(0, 0);
          }}
          getItemAriaLabel={(type, number, isCurrent) =>
            type === 'page'
              ? translate(`ra.navigation.${isCurrent ? 'current_page' : 'page'}`, { page: number })
              : translate(`ra.navigation.${type}`)
          }
        />
      )}
      <div className={styles.perPage}>
        <label htmlFor={id}>{t.perPage}</label>
        <select id={id} value={perPage} onChange={(event) => setPerPage(Number(event.target.value))}>
          {sizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </div>
    </div>
  );
}
