import type { ApiDocument, Parameter } from '@semestr/api/openapi/document';
import { useTexts } from '@semestr/ui/language.tsx';
import styles from './details.module.css';
import { Bounds, SchemaTree } from './SchemaTree.tsx';
import { apiTexts } from './texts.ts';
import { boundsOf, kindOf } from './words.ts';

/** Path, query and header parameters of a call. */
export function ParameterTable({
  parameters,
  document,
}: {
  parameters: readonly Parameter[];
  document: ApiDocument;
}) {
  const t = useTexts(apiTexts);
  const { schemas } = document.components;
  return (
    <table className={styles.table}>
      <caption>
        <h4>{t('parameters')}</h4>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('name')}</th>
          <th scope="col">{t('place')}</th>
          <th scope="col">{t('type')}</th>
          <th scope="col">{t('bounds')}</th>
        </tr>
      </thead>
      <tbody>
        {parameters.map(({ name, in: place, required, schema, content }) => {
          const json = content?.['application/json']?.schema;
          const typeSchema = schema ?? json ?? {};
          return (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{t(`places.${place}`)}</td>
              <td>
                {json ? 'JSON' : kindOf(typeSchema, schemas, t)}
                {!required && <span className={styles.second}>{t('optional')}</span>}
              </td>
              <td>
                {json ? (
                  <SchemaTree schema={json} schemas={schemas} />
                ) : (
                  <Bounds of={boundsOf(typeSchema, schemas, t)} />
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
