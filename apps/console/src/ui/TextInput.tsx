import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { type InputProps, useInput, useTranslateLabel, ValidationError } from 'react-admin';

type Own = Pick<InputProps, 'source' | 'validate' | 'parse' | 'format'>;

interface TextInputProps
  extends Own,
    Pick<TextFieldProps, 'id' | 'type' | 'autoComplete' | 'select' | 'slotProps' | 'children'> {
  /** Without it, the name of the field in the resource's texts. */
  label?: string;
}

/**
 * A text field of a form or of a list's conditions: label above, what is wrong under it. In place of react-admin's own
 * (its `InputProps` end up in the page with MUI 9).
 */
export function TextInput({ source, label, validate, parse, format, slotProps, ...rest }: TextInputProps) {
  const translateLabel = useTranslateLabel();
  const { field, fieldState, id, isRequired } = useInput({
    source,
    ...(rest.id !== undefined && { id: rest.id }),
    ...(validate && { validate }),
    ...(parse && { parse }),
    ...(format && { format }),
  });
  const { ref, ...control } = field;
  const message = fieldState.error?.message;
  return (
    <TextField
      {...rest}
      {...control}
      id={id}
      inputRef={ref}
      label={translateLabel({ source, ...(label !== undefined && { label }) })}
      required={isRequired}
      // Said by the field itself; a star after the name would have to be explained.
      slotProps={{ ...slotProps, inputLabel: { required: false } }}
      error={fieldState.invalid}
      helperText={message !== undefined && <ValidationError error={message} />}
    />
  );
}
