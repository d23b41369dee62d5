import { highlightsOf } from '@semestr/core/names/highlight';
import { Combobox } from '@semestr/ui/Combobox.tsx';
import { useDebounced } from '@semestr/ui/debounced';
import { useTexts } from '@semestr/ui/language.tsx';
import { Matched } from '@semestr/ui/Matched.tsx';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { sentenceOf } from '../../client.ts';
import { layoutTexts } from '../texts.ts';
import type { Hit } from './hit.ts';
import styles from './palette.module.css';
import { useActions } from './use-actions.ts';
import { usePages } from './use-pages.ts';
import { useRecords } from './use-records.ts';
import { useRequest } from './use-request.ts';

const TYPING_MS = 200;

/** Command palette, opened with Ctrl K. Finds people, groups, rooms, requests, pages and actions by a few letters. */
export function Palette() {
  const t = useTexts(layoutTexts);
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const searchText = useDebounced(text.trim(), TYPING_MS);
  const pages = usePages(searchText);
  const records = useRecords(searchText);
  const request = useRequest(searchText);
  const actions = useActions(searchText);
  const hits = [...request.hits, ...pages, ...actions, ...records.hits];
  const error = request.error ?? records.error;
  const isWaiting = searchText !== text.trim() || request.isPending || records.isPending;
  const groups = [...Map.groupBy(hits, ({ group }) => group)].map(([title, options]) => ({ title, options }));

  function message(): string | null {
    if (error) return sentenceOf(error);
    if (hits.length > 0) return null;
    if (text.trim() === '') return t('paletteHint');
    return t(isWaiting ? 'searching' : 'nothingFound');
  }

  return (
    <search className={styles.palette} data-palette>
      <Combobox<Hit>
        label={t('palette')}
        text={text}
        onType={setText}
        groups={groups}
        keyOf={({ group, to }) => `${group}${to}`.replaceAll(/\W/g, '-')}
        renderOption={(hit) => <HitRow hit={hit} words={highlightsOf(searchText)} />}
        onSelect={({ to, act }) => {
          setText('');
          if (act) act();
          else void navigate(to);
        }}
        isStale={({ isStale = false }) => isStale || searchText !== text.trim()}
        message={message()}
        count={isWaiting ? '' : t('found', { count: hits.length })}
        icon={<Search size={16} strokeWidth={1.75} />}
        shortcut="Ctrl K"
      />
    </search>
  );
}

const HitRow = ({ hit: { icon: Icon, name, detail }, words }: { hit: Hit; words: readonly string[] }) => (
  <>
    <Icon size={16} strokeWidth={1.75} className={styles.icon} aria-hidden />
    <span className={styles.name}>
      <Matched text={name} words={words} />
    </span>
    {detail !== '' && (
      <span className={styles.detail}>
        <Matched text={detail} words={words} />
      </span>
    )}
  </>
);
