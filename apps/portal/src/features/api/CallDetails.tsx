import { type ApiDocument, type Content, parametersOf } from '@semestr/api/openapi/document';
import { useTexts } from '@semestr/ui/language.tsx';
import { Code } from './Code.tsx';
import styles from './details.module.css';
import { ParameterTable } from './ParameterTable.tsx';
import { type Call, responsesOf, traitsOf } from './document.ts';
import { RefusalTable } from './RefusalTable.tsx';
import { shellRequest } from './request.ts';
import { SchemaTree } from './SchemaTree.tsx';
import { apiTexts } from './texts.ts';

/** Required role and special traits of a call. */
function Notes({ call }: { call: Call }) {
  const t = useTexts(apiTexts);
  const { scope, changes, creates, inPerson, prepared, ours } = traitsOf(call);
  const notes = [
    t(`accessNotes.${call.operation['x-access']}`),
    scope && t('notes.scope', { scope }),
    scope === null && t('notes.sessionOnly'),
    changes && t('notes.changes'),
    creates && t('notes.creates'),
    inPerson && t('notes.inPerson'),
    prepared && t('notes.cached'),
    ours && t('notes.extension'),
  ];
  return <p className={styles.notes}>{notes.filter(Boolean).join(' ')}</p>;
}

/** The schema of each content type; identical ones are shown once. */
function Shapes({
  content,
  document,
}: {
  content: Readonly<Record<string, Content>>;
  document: ApiDocument;
}) {
  const types = Object.keys(content);
  const [first] = Object.values(content);
  return (
    <>
      <p className={styles.media}>{types.join(', ')}</p>
      {first && <SchemaTree schema={first.schema} schemas={document.components.schemas} />}
    </>
  );
}

function Reply({
  content,
  document,
}: {
  content: Readonly<Record<string, Content>> | undefined;
  document: ApiDocument;
}) {
  const t = useTexts(apiTexts);
  const [type, first] = Object.entries(content ?? {})[0] ?? [];
  if (!content || !first) return <p className={styles.plain}>{t('emptyReply')}</p>;
  if (type === 'text/event-stream') return <p className={styles.plain}>{t('eventsReply')}</p>;
  if (first.schema.format === 'binary')
    return (
      <p className={styles.plain}>
        {t('fileReply')} <code>{type}</code>
      </p>
    );
  return <Shapes content={content} document={document} />;
}

/** All details of a call. */
export function CallDetails({ call, document }: { call: Call; document: ApiDocument }) {
  const t = useTexts(apiTexts);
  const { operation } = call;
  const parameters = parametersOf(operation, document);
  const responses = responsesOf(operation, document);
  const done = responses.find(([status]) => status === '200')?.[1];
  const example = done?.content?.['application/json']?.example;
  const { requestBody } = operation;
  return (
    <>
      <Notes call={call} />
      <div className={styles.columns}>
        <div className={styles.said}>
          {parameters.length > 0 && <ParameterTable parameters={parameters} document={document} />}
          {requestBody && (
            <section>
              <h4>
                {t('body')}
                {!requestBody.required && <span>{t('optional')}</span>}
              </h4>
              <Shapes content={requestBody.content} document={document} />
            </section>
          )}
          <section>
            <h4>
              {t('reply')} <span>200</span>
            </h4>
            <Reply content={done?.content} document={document} />
          </section>
          <RefusalTable responses={responses} />
        </div>
        <div className={styles.shown}>
          <Code title={t('request')} text={shellRequest(call, document, window.location.origin)} />
          {example !== undefined && <Code title={t('example')} text={JSON.stringify(example, null, 2)} />}
        </div>
      </div>
    </>
  );
}
