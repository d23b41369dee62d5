import { createTheme, type ThemeOptions } from '@mui/material/styles';
import { type Tokens, tokens } from './tokens.ts';

/** The roles that MUI's palette has no word for; read as `theme.vars.palette.line.strong`, in CSS `--s-palette-line-strong`. */
interface OwnPalette {
  line: { main: string; strong: string };
  control: { main: string };
  today: { main: string };
  sunken: { main: string };
  raised: { main: string };
  lesson: Tokens['lesson'];
}

declare module '@mui/material/styles' {
  interface Palette extends OwnPalette {}
  interface PaletteOptions extends OwnPalette {}
  interface TypeText {
    tertiary: string;
  }
}

const palette = (color: Tokens) => ({
  primary: { main: color.pen, dark: color.penHover, light: color.penTint, contrastText: color.onPen },
  error: { main: color.red, dark: color.red, light: color.redTint, contrastText: color.onRed },
  success: { main: color.green, dark: color.green, light: color.greenTint, contrastText: color.surface },
  warning: { main: color.amber, dark: color.amber, light: color.amberTint, contrastText: color.surface },
  info: {
    main: color.lesson.ks.bar,
    dark: color.lesson.ks.ink,
    light: color.lesson.ks.tint,
    contrastText: color.surface,
  },
  text: { primary: color.ink, secondary: color.ink2, tertiary: color.ink3, disabled: color.ink3 },
  background: { default: color.canvas, paper: color.surface },
  divider: color.line,
  action: {
    active: color.ink2,
    hover: color.hover,
    selected: color.penTint,
    focus: color.penTint,
    disabled: color.ink3,
    disabledBackground: color.sunken,
  },
  line: { main: color.line, strong: color.lineStrong },
  control: { main: color.control },
  today: { main: color.today },
  sunken: { main: color.sunken },
  raised: { main: color.raised },
  lesson: color.lesson,
});

const rem = (px: number): string => `${px / 16}rem`;
const text = (size: number, line: number, weight: number) => ({
  fontSize: rem(size),
  lineHeight: `${line}px`,
  fontWeight: weight,
  letterSpacing: 0,
});

/** Fingers need larger targets than a mouse. */
const onTouch = '@media (pointer: coarse)';
const focusRing = { outline: '2px solid var(--s-palette-primary-main)', outlineOffset: 2 };

/** The theme of portal and console; MUI adds nothing of its own look that is not decided here. */
export const themeOptions = {
  cssVariables: { colorSchemeSelector: 'data-theme', cssVarPrefix: 's' },
  defaultColorScheme: 'light',
  colorSchemes: { light: { palette: palette(tokens.light) }, dark: { palette: palette(tokens.dark) } },
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
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { minHeight: 36, padding: '7px 14px', whiteSpace: 'nowrap', [onTouch]: { minHeight: 44 } },
        outlined: {
          color: 'var(--s-palette-text-primary)',
          borderColor: 'var(--s-palette-control-main)',
          '&:hover': {
            backgroundColor: 'var(--s-palette-action-hover)',
            borderColor: 'var(--s-palette-control-main)',
          },
        },
      },
    },
    MuiIconButton: {
      styleOverrides: {
        root: {
          width: 36,
          height: 36,
          borderRadius: 6,
          color: 'var(--s-palette-text-primary)',
          [onTouch]: { width: 44, height: 44 },
        },
      },
    },
    MuiToggleButton: {
      styleOverrides: {
        root: {
          minHeight: 36,
          padding: '0 9px',
          gap: 6,
          border: '1px solid var(--s-palette-control-main)',
          color: 'var(--s-palette-text-secondary)',
          fontWeight: 600,
          [onTouch]: { minHeight: 44, minWidth: 44 },
          '&.Mui-selected, &.Mui-selected:hover': {
            color: 'var(--s-palette-primary-main)',
            backgroundColor: 'var(--s-palette-primary-light)',
            boxShadow: 'inset 0 0 0 1.5px var(--s-palette-primary-main)',
          },
        },
      },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiInputLabel: {
      defaultProps: { shrink: true },
      styleOverrides: {
        root: {
          position: 'static',
          transform: 'none',
          marginBottom: 4,
          whiteSpace: 'normal',
          ...text(14, 20, 600),
          '&, &.Mui-focused, &.Mui-error': { color: 'var(--s-palette-text-primary)' },
        },
        asterisk: { display: 'none' },
      },
    },
    MuiOutlinedInput: {
      defaultProps: { notched: false },
      styleOverrides: {
        root: {
          backgroundColor: 'var(--s-palette-background-paper)',
          '&.Mui-focused': { ...focusRing, outlineOffset: 1 },
          '& .MuiOutlinedInput-notchedOutline, &:hover .MuiOutlinedInput-notchedOutline': {
            top: 0,
            borderColor: 'var(--s-palette-control-main)',
          },
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 1 },
          '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--s-palette-error-main)' },
          '& legend': { display: 'none' },
        },
        input: {
          height: 40,
          padding: '0 12px',
          boxSizing: 'border-box',
          [onTouch]: { height: 48, fontSize: '1rem' },
          '&::placeholder': { color: 'var(--s-palette-text-tertiary)', opacity: 1 },
        },
      },
    },
    MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
    MuiFormHelperText: { styleOverrides: { root: { marginLeft: 0, ...text(13, 18, 400) } } },
    MuiCheckbox: { styleOverrides: { root: { color: 'var(--s-palette-control-main)', padding: 8 } } },
    MuiTableCell: {
      styleOverrides: {
        root: {
          padding: '6px 12px 6px 0',
          ...text(13.5, 20, 400),
          borderColor: 'var(--s-palette-line-main)',
        },
        head: {
          ...text(12, 16, 400),
          color: 'var(--s-palette-text-tertiary)',
          borderColor: 'var(--s-palette-line-strong)',
        },
      },
    },
    MuiChip: { styleOverrides: { root: { height: 20, borderRadius: 4, ...text(12, 16, 600) } } },
    MuiAlert: { styleOverrides: { root: { color: 'var(--s-palette-text-primary)', alignItems: 'center' } } },
    MuiLink: { defaultProps: { underline: 'hover' } },
    MuiMenu: {
      styleOverrides: {
        paper: {
          backgroundColor: 'var(--s-palette-raised-main)',
          border: '1px solid var(--s-palette-line-main)',
          boxShadow: '0 1px 2px rgb(0 0 0/.06), 0 8px 24px rgb(0 0 0/.12)',
        },
      },
    },
    MuiMenuItem: {
      styleOverrides: { root: { ...text(14, 20, 400), minHeight: 36, gap: 8, [onTouch]: { minHeight: 44 } } },
    },
    MuiDialog: { styleOverrides: { paper: { borderRadius: 10, boxShadow: '0 16px 48px rgb(0 0 0/.2)' } } },
    MuiDialogTitle: { styleOverrides: { root: text(20, 26, 650) } },
  },
} satisfies ThemeOptions;

export const theme = createTheme(themeOptions);
