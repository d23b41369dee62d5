import { type JsonSchema, resolved, type Schemas } from '@semestr/api/openapi/document';
import { useTexts } from '@semestr/ui/language.tsx';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styles from './schema.module.css';
import { apiTexts } from './texts.ts';
import { boundsOf, kindOf, mayBeNull, nameOf, variantsOf } from './words.ts';

/** Phrases separated by semicolons; text between backticks is code. */
export const Bounds = ({ of }: { of: readonly string[] }) => {
  const parts = of.join('; ').split('`');
  // The parts of a text are only identified by their position.
  // oxlint-disable-next-line react/no-array-index-key -- the parts of one text have no other name and never move
  return parts.map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
};

interface SchemaContext {
  schemas: Readonly<Schemas>;
  /** Named schemas that contain this one, so that a recursive schema is not expanded again. */
  inside: readonly string[];
}

/**
 * Returns the part of a schema that has fields: the object itself, the items of a list, the first of several
 * alternatives.
 */
function bodyOf(
  schema: JsonSchema,
  schemas: Readonly<Schemas>,
): { object: JsonSchema; name: string | null } | null {
  const real = resolved(schema, schemas);
  if (real.properties || typeof real.additionalProperties === 'object')
    return { object: real, name: nameOf(schema) };
  const inner = real.items ?? variantsOf(real).find((one) => bodyOf(one, schemas) !== null);
  return inner ? bodyOf(inner, schemas) : null;
}

/** Type of a field, its bounds, and whether it may be missing or null. */
function TypeSummary({
  schema,
  isOptional,
  schemas,
}: {
  schema: JsonSchema;
  isOptional: boolean;
  schemas: Readonly<Schemas>;
}) {
  const t = useTexts(apiTexts);
  const bounds = boundsOf(schema, schemas, t);
  return (
    <>
      <span className={styles.kind}>
        {kindOf(schema, schemas, t)}
        {mayBeNull(schema) && ` ${t('nullable')}`}
      </span>
      {isOptional && <span className={styles.optional}>{t('optional')}</span>}
      {bounds.length > 0 && (
        <span className={styles.bounds}>
          <Bounds of={bounds} />
        </span>
      )}
    </>
  );
}

/** A field with nested fields, which are rendered when it is expanded. */
function Nested({
  line,
  name,
  children,
  startsOpen,
}: {
  line: ReactNode;
  name: string | null;
  children: () => ReactNode;
  startsOpen: boolean;
}) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <ChevronRight size={14} strokeWidth={1.75} className={styles.arrow} aria-hidden />
        <span className={styles.line}>
          {line}
          {name && <span className={styles.shape}>{name}</span>}
        </span>
      </summary>
      {isOpen && children()}
    </details>
  );
}

function Field({
  name,
  schema,
  isOptional,
  around,
}: {
  name: ReactNode;
  schema: JsonSchema;
  isOptional: boolean;
  around: SchemaContext;
}) {
  const t = useTexts(apiTexts);
  const { schemas, inside } = around;
  const body = bodyOf(schema, schemas);
  const line = (
    <>
      <code className={styles.name}>{name}</code>
      <TypeSummary schema={schema} isOptional={isOptional} schemas={schemas} />
    </>
  );
  if (!body) return <li className={styles.leaf}>{<span className={styles.line}>{line}</span>}</li>;
  if (body.name !== null && inside.includes(body.name))
    return (
      <li className={styles.leaf}>
        <span className={styles.line}>
          {line}
          <span className={styles.shape}>{body.name}</span>
          <span className={styles.optional}>{t('repeats')}</span>
        </span>
      </li>
    );
  return (
    <li>
      {/* Two levels are expanded initially; deeper ones and named schemas on demand. */}
      <Nested line={line} name={body.name} startsOpen={body.name === null && inside.length < 2}>
        {() => <Fields object={body.object} around={{ schemas, inside: [...inside, body.name ?? ''] }} />}
      </Nested>
    </li>
  );
}

function Fields({ object, around }: { object: JsonSchema; around: SchemaContext }) {
  const t = useTexts(apiTexts);
  const required = new Set(object.required);
  const { additionalProperties: others } = object;
  return (
    <ul className={styles.fields}>
      {Object.entries(object.properties ?? {}).map(([name, schema]) => (
        <Field key={name} name={name} schema={schema} isOptional={!required.has(name)} around={around} />
      ))}
      {typeof others === 'object' && (
        <Field name={`[${t('keys')}]`} schema={others} isOptional={false} around={around} />
      )}
    </ul>
  );
}

/** A schema as a tree of its fields. */
export function SchemaTree({ schema, schemas }: { schema: JsonSchema; schemas: Readonly<Schemas> }) {
  const t = useTexts(apiTexts);
  const body = bodyOf(schema, schemas);
  const isPlain = body?.object === resolved(schema, schemas);
  return (
    <div className={styles.tree}>
      {!isPlain && (
        <p className={styles.root}>
          <span className={styles.line}>
            <TypeSummary schema={schema} isOptional={false} schemas={schemas} />
            {body?.name && <span className={styles.shape}>{body.name}</span>}
          </span>
        </p>
      )}
      {body && <Fields object={body.object} around={{ schemas, inside: [body.name ?? ''] }} />}
      {body &&
        Object.keys(body.object.properties ?? {}).length === 0 &&
        !body.object.additionalProperties && <p className={styles.root}>{t('any')}</p>}
    </div>
  );
}
