import { createTheme, type ThemeOptions } from '@mui/material/styles';

/** Colours by their names in the style sheet, which follow the selected scheme automatically. */
const palette = {
  primary: {
    main: 'var(--pen)',
    dark: 'var(--pen-hover)',
    light: 'var(--pen-tint)',
    contrastText: 'var(--on-pen)',
  },
  error: { main: 'var(--red)', dark: 'var(--red)', light: 'var(--red-tint)', contrastText: 'var(--on-red)' },
  success: {
    main: 'var(--green)',
    dark: 'var(--green)',
    light: 'var(--green-tint)',
    contrastText: 'var(--surface)',
  },
  warning: {
    main: 'var(--amber)',
    dark: 'var(--amber)',
    light: 'var(--amber-tint)',
    contrastText: 'var(--surface)',
  },
  info: {
    main: 'var(--lesson-ks-bar)',
    dark: 'var(--lesson-ks-ink)',
    light: 'var(--lesson-ks-tint)',
    contrastText: 'var(--surface)',
  },
  text: { primary: 'var(--ink)', secondary: 'var(--ink-2)', disabled: 'var(--ink-3)' },
  background: { default: 'var(--canvas)', paper: 'var(--surface)' },
  divider: 'var(--line)',
  action: {
    active: 'var(--ink-2)',
    hover: 'var(--hover)',
    selected: 'var(--pen-tint)',
    focus: 'var(--pen-tint)',
    disabled: 'var(--ink-3)',
    disabledBackground: 'var(--sunken)',
  },
};

const rem = (px: number): string => `${px / 16}rem`;
const text = (size: number, line: number, weight: number) => ({
  fontSize: rem(size),
  lineHeight: `${line}px`,
  fontWeight: weight,
  letterSpacing: 0,
});

/** Touch needs larger targets than a mouse. */
const onTouch = '@media (pointer: coarse)';
const focusRing = { outline: '2px solid var(--pen)', outlineOffset: 2 };

/** Theme of MUI components: fields and dialogs that are loaded on demand. */
const themeOptions = {
  // The browser makes MUI's colour calculations, because MUI only sees variable names.
  cssVariables: { nativeColor: true, cssVarPrefix: 's' },
  palette,
  spacing: 4,
  shape: { borderRadius: 6 },
  breakpoints: { values: { xs: 0, sm: 500, md: 900, lg: 1200, xl: 1536 } },
  typography: {
    fontFamily: "'Golos Text Variable','Golos Fallback',Roboto,Arial,sans-serif",
    h1: { ...text(26, 32, 700), letterSpacing: '-0.01em' },
    h2: text(20, 26, 650),
    h3: text(16, 24, 650),
    body1: text(14, 20, 400),
    body2: text(13, 18, 400),
    caption: text(12, 16, 400),
    button: { ...text(14, 20, 600), textTransform: 'none' },
  },
  transitions: {
    duration: {
      shortest: 120,
      shorter: 120,
      short: 180,
      standard: 180,
      enteringScreen: 180,
      leavingScreen: 140,
    },
  },
  components: {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
    },
    MuiIconButton: {
      styleOverrides: { root: { borderRadius: 6, color: 'var(--ink)' } },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiOutlinedInput: {
      defaultProps: { notched: false },
      styleOverrides: {
        root: {
          backgroundColor: 'var(--surface)',
          '&.Mui-focused': { ...focusRing, outlineOffset: 1 },
          '& .MuiOutlinedInput-notchedOutline, &:hover .MuiOutlinedInput-notchedOutline': {
            top: 0,
            borderColor: 'var(--control)',
          },
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 1 },
          '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--red)' },
          '& legend': { display: 'none' },
        },
        input: {
          '&::placeholder': { color: 'var(--ink-3)', opacity: 1 },
        },
      },
    },
    MuiAutocomplete: {
      styleOverrides: {
        inputRoot: { minHeight: 40, padding: '0 40px 0 8px', [onTouch]: { minHeight: 48 } },
        input: { [onTouch]: { fontSize: '1rem' } },
        paper: {
          marginTop: 4,
          border: '1px solid var(--line)',
          borderRadius: 10,
          backgroundColor: 'var(--raised)',
          boxShadow: 'var(--shadow-popover)',
        },
        option: {
          ...text(14, 20, 400),
          minHeight: 36,
          [onTouch]: { minHeight: 44 },
          '&&[aria-selected="true"]': { backgroundColor: 'var(--pen-tint)' },
          '&&.Mui-focused': {
            backgroundColor: 'var(--pen-tint)',
            boxShadow: 'inset 2px 0 var(--pen)',
          },
        },
      },
    },
  },
} satisfies ThemeOptions;

export const theme = createTheme(themeOptions);
