import { rankLines } from '@semestr/core/rating';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { prefetchCascade, useCascade } from '../../ui/cascade/cascade.ts';
import { cascadeTexts } from '../../ui/cascade/texts.ts';
import type { LoadContext } from '../../screens/screen-module.ts';
import { Card } from './Card.tsx';
import { CardSearch } from './CardSearch.tsx';
import { type Choice, choiceOf, useChoice } from './choice.ts';
import { ChoiceForm } from './ChoiceForm.tsx';
import { cardOf, ratingOf } from './rating.ts';
import styles from './rating.module.css';
import { Standings } from './Standings.tsx';
import { ratingTexts } from './texts.ts';

export const texts = [ratingTexts, cascadeTexts];

/** Loads the selection of the address with the page; each part reports its own failure to load. */
export async function load({ queries, search }: LoadContext) {
  const choice = choiceOf(search);
  await Promise.all([
    prefetchCascade(queries, choice),
    choice.course !== null && queries.prefetchQuery(ratingOf(choice)),
    choice.card !== null && queries.prefetchQuery(cardOf(choice.card)),
  ]);
}

/** Rating of a course, with the details of one student beside it. Shows no names. */
export default function RatingPage() {
  const address = useChoice();
  const cascade = useCascade(address.choice, ({ hasStudents }) => hasStudents !== false);
  const choice: Choice = { ...address.choice, ...cascade.chosen };
  const { data = [] } = useQuery(ratingOf(choice));
  const [isAskedFor, setAskedFor] = useState(false);
  const own = rankLines(data).find(({ studentCardNumber }) => studentCardNumber === choice.card);
  const onOpen = (): void => setAskedFor(true);
  return (
    <>
      <ChoiceForm cascade={cascade} onChoose={address.choose} />
      <div className={styles.columns}>
        <CardSearch
          choice={choice}
          onOpen={(card) => {
            onOpen();
            address.open(card);
          }}
        />
        <Standings choice={choice} linkTo={address.linkTo} onOpen={onOpen} />
        {choice.card !== null && (
          <Card
            key={choice.card}
            card={choice.card}
            standing={own ? { place: own.place, total: data.length } : null}
            isAskedFor={isAskedFor}
            linkTo={address.linkTo}
            close={address.close}
          />
        )}
      </div>
    </>
  );
}
