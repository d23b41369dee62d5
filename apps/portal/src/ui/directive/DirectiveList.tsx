import { DataText } from '@semestr/ui/DataText.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Caption } from '@semestr/ui/Section.tsx';
import { Status } from '@semestr/ui/Status.tsx';
import { Check, CircleAlert, X } from 'lucide-react';
import { Next, RequestItem, requestList } from '../requests/RequestItem.tsx';
import { isInForce, type DirectiveView } from './directives.ts';
import { directiveTexts } from './texts.ts';

/** Type of a directive, and whether it is still in force; another provider's status is shown as received. */
function State({ directive: { kind, isLifted, status } }: { directive: DirectiveView }) {
  const t = useTexts(directiveTexts);
  if (kind === null) return <span lang="ru">{status}</span>;
  if (kind === 'premium')
    return (
      <Status kind="done" icon={Check}>
        {t('states.premium')}
      </Status>
    );
  return (
    <Status kind={isLifted ? 'waits' : 'refused'} icon={isLifted ? X : CircleAlert}>
      {t(isLifted ? 'states.lifted' : 'states.inForce')}
    </Status>
  );
}

/** Reason, order and date; data of the university, which is in Russian. */
function Directive({ directive }: { directive: DirectiveView }) {
  const t = useTexts(directiveTexts);
  const { reason, note, commentary, directiveDto: order } = directive;
  const [what, kind] = [reason, order?.typeName].filter(Boolean);
  return (
    <RequestItem
      title={what ? <span lang="ru">{what}</span> : t('nameless')}
      state={<State directive={directive} />}
      isRefused={isInForce(directive)}
    >
      <Caption>
        {order && <DataText>{t('order', { number: order.number, date: order.date })}</DataText>}
        {kind && <span lang="ru"> · {kind}</span>}
      </Caption>
      {[note, commentary].map(
        (line) =>
          line && (
            <Next key={line}>
              <span lang="ru">{line}</span>
            </Next>
          ),
      )}
    </RequestItem>
  );
}

/** Premiums and penalties, one below the other. */
export const DirectiveList = ({ directives }: { directives: readonly DirectiveView[] }) => (
  <ul className={requestList}>
    {directives.map((directive) => (
      <Directive key={directive.id} directive={directive} />
    ))}
  </ul>
);
