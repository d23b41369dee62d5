import Autocomplete from '@mui/material/Autocomplete';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { byName } from '@semestr/api/employees';
import { filters } from '@semestr/api/groups';
import { russianLayout } from '@semestr/core/keyboard';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search as SearchIcon } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { ask, queryClient } from '../query.ts';
import { language, useTexts } from '@semestr/ui/language';
import { useDebounced } from '../ui/debounced.ts';
import { sentenceOf } from '../ui/sentence.ts';
import styles from './search.module.css';
import { shellTexts } from './texts.ts';

interface Hit {
  id: string;
  name: string;
  detail: string;
  kind: 'groups' | 'educators';
}

const MAX_EACH = 8;

/** Groups by the beginning of the number, educators by name; typed on the wrong keyboard layout, by what was meant. */
async function find(text: string): Promise<Hit[]> {
  const groups = await queryClient.fetchQuery(ask(filters, { query: { name: text } }));
  const words = [...new Set([text, russianLayout(text)])];
  const lists = await Promise.all(
    words.map((word) => queryClient.fetchQuery(ask(byName, { query: { 'employee-fio': word } }))),
  );
  const educators = new Map(lists.flat().map((educator) => [educator.urlId, educator]));
  return [
    ...groups
      .slice(0, MAX_EACH)
      .map(
        ({ name, specialityAbbrev }): Hit => ({ id: name, name, detail: specialityAbbrev, kind: 'groups' }),
      ),
    ...[...educators.values()].slice(0, MAX_EACH).map(
      ({ urlId, lastName, firstName, middleName, academicDepartment }): Hit => ({
        id: urlId,
        name: [lastName, firstName, middleName].filter(Boolean).join(' '),
        detail: academicDepartment,
        kind: 'educators',
      }),
    ),
  ];
}

/** The search field with its list; choosing a row opens that schedule. */
export default function SearchField({ onLeave, isLarge }: { onLeave: () => void; isLarge: boolean }) {
  const t = useTexts(shellTexts);
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const wanted = useDebounced(text.trim(), 250);
  const {
    data: hits = [],
    error,
    isFetching,
  } = useQuery({
    queryKey: ['search', wanted],
    queryFn: () => find(wanted),
    enabled: wanted !== '',
    placeholderData: keepPreviousData,
  });
  const isPending = isFetching || wanted !== text.trim();
  const nothing = error ? sentenceOf(error, language.get()) : t.searchEmpty;
  return (
    <>
      <Autocomplete
        fullWidth
        open={text.trim() !== ''}
        freeSolo={false}
        options={wanted === '' ? [] : hits}
        groupBy={(hit) => t[hit.kind]}
        getOptionKey={(hit) => hit.id}
        getOptionLabel={(hit) => hit.name}
        filterOptions={(options) => options}
        loading={isPending}
        loadingText={t.searching}
        noOptionsText={nothing}
        inputValue={text}
        onInputChange={(_event, value, reason) => {
          if (reason !== 'selectOption') setText(value);
        }}
        value={null}
        autoHighlight
        forcePopupIcon={false}
        onChange={(_event, hit) => {
          if (!hit) return;
          setText('');
          onLeave();
          void navigate(paths.schedule(hit.id));
        }}
        renderOption={({ key, ...props }, hit) => (
          <li key={key} {...props}>
            <span className={styles.hit}>
              <span className={styles.hitName}>{hit.name}</span>
              <span className={styles.hitDetail}>{hit.detail}</span>
            </span>
          </li>
        )}
        renderInput={(params) => (
          <TextField
            {...params}
            // The field takes the place of the one that was just pressed.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            placeholder={t.search}
            onBlur={onLeave}
            className={isLarge ? styles.searchFieldLarge : styles.searchField}
            slotProps={{
              ...params.slotProps,
              htmlInput: { ...params.slotProps.htmlInput, 'aria-label': t.search, type: 'search' },
              input: {
                ...params.slotProps.input,
                startAdornment: (
                  <InputAdornment position="start">
                    <SearchIcon size={isLarge ? 20 : 16} strokeWidth={1.75} aria-hidden />
                  </InputAdornment>
                ),
              },
            }}
          />
        )}
      />
      <output className="visually-hidden">
        {wanted === '' || isPending ? '' : error ? nothing : t.found(hits.length)}
      </output>
    </>
  );
}
