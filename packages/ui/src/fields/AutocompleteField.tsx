import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import { ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { ChevronDown, X } from 'lucide-react';
import type { Ref } from 'react';
import { theme } from '../theme.ts';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

/** Options that belong together. */
export interface OptionsOf {
  title: string;
  options: readonly string[];
}

/** Nobody types the spaces that do not break. */
const filterOptions = createFilterOptions<string>({
  stringify: (option) => option.replaceAll('\u00a0', ' '),
});

interface AutocompleteFieldProps extends FieldProps {
  groups: readonly OptionsOf[];
  /** Empty while nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  placeholder: string;
  /** Where what was typed fits nothing. */
  nothing: string;
  openLabel: string;
  clearLabel: string;
  /** The input, to which a form leads where it is wrong. */
  ref?: Ref<HTMLInputElement>;
}

/** One of many, found by typing a part of its name. MUI comes with it: for forms that are fetched when they are wanted. */
export function AutocompleteField(props: AutocompleteFieldProps) {
  const { label, hint, error, groups, value, onChange, onBlur, placeholder, nothing, ref } = props;
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
            value={value === '' ? null : value}
            onChange={(_event, chosen) => onChange(chosen ?? '')}
            autoHighlight
            filterOptions={filterOptions}
            noOptionsText={nothing}
            openText={props.openLabel}
            closeText={props.openLabel}
            clearText={props.clearLabel}
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
