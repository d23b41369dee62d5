import type { ApiResponse } from '@semestr/api/openapi/document';
import { ruOrEn } from '@semestr/core/languages';
import { useTexts } from '@semestr/ui/language.tsx';
import styles from './details.module.css';
import { apiTexts } from './texts.ts';

/** Whether a body contains the reason, as it does if a status has several reasons. */
const namesReason = (body: unknown): body is { reason: unknown } =>
  typeof body === 'object' && body !== null && 'reason' in body;

/** Returns the body sent for one of the meanings of a status; undefined when there is none. */
function bodyOf(response: ApiResponse, reason: string, index: number): unknown {
  const example: unknown = response.content?.['application/json']?.example;
  const isOne = response['x-reason']?.length === 1;
  // With two meanings, only the first has a body (the time); if reasons are named, all but the first have one.
  if (isOne || !namesReason(example)) return index === 0 ? example : undefined;
  return index === 0 ? undefined : { reason };
}

/** Refusals of a call, each with the message shown to users. */
export function RefusalTable({ responses }: { responses: readonly (readonly [string, ApiResponse])[] }) {
  const t = useTexts(apiTexts);
  const rows = responses.flatMap(([status, response]) =>
    (response['x-reason'] ?? []).map((stated, index) => ({
      ...stated,
      status: status === 'default' ? t('otherStatus') : status,
      body: bodyOf(response, stated.reason, index),
    })),
  );
  return (
    <table className={styles.table}>
      <caption>
        <h4>{t('refusals')}</h4>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('status')}</th>
          <th scope="col">{t('meaning')}</th>
          <th scope="col">{t('reason')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.status} ${row.reason}`}>
            <th scope="row" className={styles.status}>
              {row.status}
            </th>
            <td className={styles.meaning}>
              {row[ruOrEn(t.language)]}
              {row.body !== undefined && (
                <span className={styles.second}>
                  {t('withBody')} <code>{JSON.stringify(row.body)}</code>
                </span>
              )}
            </td>
            <td>
              <code className={styles.second}>{row.reason}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
