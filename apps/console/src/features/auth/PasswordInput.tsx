import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { required } from 'react-admin';
import { TextInput } from '../../ui/TextInput.tsx';

interface PasswordInputProps {
  label: string;
  showLabel: string;
  hideLabel: string;
}

/** The password, which can be made visible. */
export function PasswordInput({ label, showLabel, hideLabel }: PasswordInputProps) {
  const [isVisible, setVisible] = useState(false);
  const Icon = isVisible ? EyeOff : Eye;
  return (
    <TextInput
      source="password"
      id="password"
      label={label}
      type={isVisible ? 'text' : 'password'}
      validate={required()}
      autoComplete="current-password"
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={isVisible ? hideLabel : showLabel}
                aria-pressed={isVisible}
                onClick={() => setVisible(!isVisible)}
              >
                <Icon size={18} strokeWidth={1.75} />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
