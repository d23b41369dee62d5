import { Combobox } from '@semestr/ui/Combobox.tsx';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { classNames } from '@semestr/ui/class-names';
import { Matched } from '@semestr/ui/Matched.tsx';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { History, Search as SearchIcon } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { recent } from '../lessons/favourites.ts';
import { paths } from '../paths.ts';
import { session } from '../session/session.ts';
import { useDebounced } from '@semestr/ui/debounced';
import { useSentence } from '../ui/useSentence.ts';
import { findPages, findPeopleAndGroups, type Hit, wordsOf } from './find.ts';
import styles from './search.module.css';
import { shellTexts } from './texts.ts';

const TYPING_MS = 250;

function HitRow({ hit, words }: { hit: Hit; words: readonly string[] }) {
  const { icon: Icon } = hit;
  return (
    <>
      <Icon size={20} strokeWidth={1.75} className={styles.icon} aria-hidden />
      <span className={styles.hit}>
        <span className={styles.name}>
          <Matched text={hit.name} words={words} />
        </span>
        {hit.detail !== '' && (
          <span className={styles.detail}>
            <Matched text={hit.detail} words={words} />
          </span>
        )}
      </span>
    </>
  );
}

/** The search of groups, people and pages, with what was looked at last while it is empty. */
export function Search({ placement }: { placement: 'header' | 'page' }) {
  const t = useTexts(shellTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const user = session.useUser();
  const [text, setText] = useState('');
  const wanted = useDebounced(text.trim(), TYPING_MS);
  const { data, error, isFetching } = useQuery({
    queryKey: ['search', wanted],
    queryFn: () => findPeopleAndGroups(queries, wanted),
    enabled: wanted !== '',
    placeholderData: keepPreviousData,
  });
  const sentence = useSentence(error);
  const seen = recent.use().map(
    (place): Hit => ({
      kind: 'recent',
      icon: History,
      to: paths.schedule(place.id),
      name: place.name,
      detail: '',
    }),
  );
  const isEmpty = text.trim() === '';
  const hits = isEmpty ? seen : [...(wanted === '' ? [] : (data ?? [])), ...findPages(text, user, language)];
  const groups = (['recent', 'groups', 'people', 'pages'] as const)
    .map((kind) => ({ title: t(`hits.${kind}`), options: hits.filter((hit) => hit.kind === kind) }))
    .filter(({ options }) => options.length > 0);
  const isPending = !isEmpty && (isFetching || wanted !== text.trim());
  const message = (): string | null => {
    if (sentence !== null) return sentence;
    if (hits.length > 0) return null;
    if (isEmpty) return t('searchHint');
    return isPending ? t('searching') : t('searchEmpty');
  };
  return (
    <search className={classNames(styles.search, placement === 'page' ? styles.large : styles.inHeader)}>
      <Combobox<Hit>
        label={t('search')}
        text={text}
        onType={setText}
        groups={groups}
        keyOf={({ kind, to }) => `${kind}${to.replaceAll('/', '-')}`}
        renderOption={(hit) => <HitRow hit={hit} words={isEmpty ? [] : wordsOf(text)} />}
        onSelect={({ to }) => {
          setText('');
          void navigate(to);
        }}
        message={message()}
        count={isPending ? '' : t('found', { count: hits.length })}
        icon={<SearchIcon size={placement === 'page' ? 20 : 16} strokeWidth={1.75} />}
        shortcut="/"
        className={placement === 'page' ? styles.largeField : undefined}
      />
    </search>
  );
}
