import { Combobox } from '@semestr/ui/Combobox.tsx';
import { fetchPart } from '@semestr/ui/connection/fetch-part';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { classNames } from '@semestr/ui/class-names';
import { Matched } from '@semestr/ui/Matched.tsx';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { History, Search as SearchIcon } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addressOf, recent } from '../favourites.ts';
import { session } from '../../session/session.ts';
import { useDebounced } from '@semestr/ui/debounced';
import { useSentence } from '../../ui/use-sentence.ts';
import type { Hit } from './hit.ts';
import styles from './search.module.css';
import { pageTexts } from '../../ui/page/texts.ts';

const TYPING_MS = 250;

/** In display order. */
const kinds = ['recent', 'groups', 'people', 'rooms', 'departments', 'phones', 'pages'] as const;

/** The search code, loaded on the first letter or once the page is idle. */
const finder = () => fetchPart(() => import('./find.ts'));

function HitRow({ hit, text }: { hit: Hit; text: string }) {
  const { icon: Icon, isNumber = false, words = [] } = hit;
  const digits = text.replaceAll(/\D/g, '');
  return (
    <>
      <Icon size={20} strokeWidth={1.75} className={styles.icon} aria-hidden />
      <span className={styles.hit}>
        <span className={styles.name}>
          <Matched text={hit.name} words={isNumber ? [digits] : words} isNumber={isNumber} />
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

/** Search for groups, people, rooms, departments, phones and pages. Shows visited places while it is empty. */
export function Search({ placement }: { placement: 'header' | 'page' }) {
  const t = useTexts(pageTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const user = session.useUser();
  const [text, setText] = useState('');
  const searchText = useDebounced(text.trim(), TYPING_MS);
  const queryOptions = { enabled: searchText !== '', placeholderData: keepPreviousData };
  const places = useQuery({
    queryKey: ['search', searchText],
    queryFn: async () => (await finder()).findPlaces(queries, searchText),
    ...queryOptions,
  });
  const pages = useQuery({
    queryKey: ['search pages', searchText, language, user?.username],
    queryFn: async () => (await finder()).findPages(searchText, user, language),
    ...queryOptions,
  });
  const sentence = useSentence(places.error);
  const seen = recent.use().map(
    (place): Hit => ({
      kind: 'recent',
      icon: History,
      to: addressOf(place),
      name: place.name,
      detail: '',
    }),
  );
  const isEmpty = text.trim() === '';
  const found = searchText === '' ? [] : [...(places.data ?? []), ...(pages.data ?? [])];
  const hits = isEmpty ? seen : found;
  const groups = kinds
    .map((kind) => ({ title: t(`hits.${kind}`), options: hits.filter((hit) => hit.kind === kind) }))
    .filter(({ options }) => options.length > 0);
  const isPending = !isEmpty && (places.isFetching || searchText !== text.trim());
  /** Whether a result belongs to the previous text. */
  const isStale = ({ kind }: Hit): boolean =>
    !isEmpty && (searchText !== text.trim() || (kind === 'pages' ? pages : places).isPlaceholderData);
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
        renderOption={(hit) => <HitRow hit={hit} text={text} />}
        onSelect={({ to }) => {
          setText('');
          void navigate(to);
        }}
        isStale={isStale}
        message={message()}
        count={isPending ? '' : t('found', { count: hits.length })}
        icon={<SearchIcon size={placement === 'page' ? 20 : 16} strokeWidth={1.75} />}
        shortcut="/"
        className={placement === 'page' ? styles.largeField : undefined}
      />
    </search>
  );
}
