import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import { ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { ChevronDown, X } from 'lucide-react';
import { useTexts } from '../language.tsx';
import { theme } from '../theme.ts';
import { FieldFrame, type ValueProps } from './FieldFrame.tsx';
import styles from './fields.module.css';
import { fieldTexts } from './texts.ts';

/** A group of options. */
export interface OptionsOf {
  title: string;
  options: readonly string[];
}

/** Normalises non-breaking spaces, which users never type. */
const filterOptions = createFilterOptions<string>({
  stringify: (option) => option.replaceAll('\u00a0', ' '),
});

/** The value is empty while nothing is selected. */
interface AutocompleteFieldProps extends ValueProps<string> {
  groups: readonly OptionsOf[];
  placeholder: string;
  /** Message when there are no matches, if it can be more specific than "Nothing found". */
  nothing?: string;
  /** Called with the typed text when the options are loaded: the caller filters them. */
  onType?: (text: string) => void;
  isFetching?: boolean;
}

/** Selects one of many options by typing a part of its name. Depends on MUI: for forms that are loaded on demand. */
export function AutocompleteField(props: AutocompleteFieldProps) {
  const { label, hint, error, groups, value, onChange, onBlur, placeholder, nothing, onType, ref } = props;
  const t = useTexts(fieldTexts);
  const titleOf = new Map(
    groups.flatMap(({ title, options }) => options.map((one) => [one, title] as const)),
  );
  return (
    <ThemeProvider theme={theme} storageManager={null}>
      <FieldFrame label={label} hint={hint} error={error}>
        {({ id, ...control }) => (
          <Autocomplete
            id={id}
            options={[...titleOf.keys()]}
            groupBy={(option) => titleOf.get(option) ?? ''}
            renderGroup={({ key, group, children }) => (
              // MUI's own groups are lists within a list box, which screen readers do not support.
              <li key={key} role="presentation">
                <div className={styles.groupTitle} aria-hidden>
                  {group}
                </div>
                <ul role="group" aria-label={group} className={styles.group}>
                  {children}
                </ul>
              </li>
            )}
            value={value === '' ? null : value}
            onChange={(_event, chosen) => onChange(chosen ?? '')}
            autoHighlight
            filterOptions={onType ? (options) => options : filterOptions}
            loading={props.isFetching ?? false}
            loadingText={t('searching')}
            {...(onType && { onInputChange: (_event, text: string) => onType(text) })}
            noOptionsText={nothing ?? t('nothing')}
            openText={t('openList')}
            closeText={t('openList')}
            clearText={t('clear')}
            popupIcon={<ChevronDown size={16} strokeWidth={1.75} />}
            clearIcon={<X size={16} strokeWidth={1.75} />}
            renderInput={(params) => (
              <TextField
                {...params}
                size="small"
                fullWidth
                placeholder={placeholder}
                error={error !== undefined}
                {...(onBlur && { onBlur })}
                {...(ref && { inputRef: ref })}
                slotProps={{
                  ...params.slotProps,
                  htmlInput: { ...params.slotProps.htmlInput, ...control },
                }}
              />
            )}
          />
        )}
      </FieldFrame>
    </ThemeProvider>
  );
}
