import { createTheme, type ThemeOptions } from '@mui/material/styles';
import { themeOptions } from '@semestr/ui/theme';
import { down, faultIcon, left, right, sortArrow } from './icons.ts';

const { components } = themeOptions;

/** The theme of portal and console with what only the console has: dense tables, paging, react-admin's parts. */
export const consoleThemeOptions = {
  ...themeOptions,
  components: {
    ...components,
    MuiInputLabel: {
      ...components.MuiInputLabel,
      styleOverrides: {
        ...components.MuiInputLabel.styleOverrides,
        root: { ...components.MuiInputLabel.styleOverrides.root, alignSelf: 'flex-start', maxWidth: '100%' },
      },
    },
    MuiOutlinedInput: {
      ...components.MuiOutlinedInput,
      styleOverrides: {
        ...components.MuiOutlinedInput.styleOverrides,
        adornedStart: { paddingLeft: 12, '& input': { paddingLeft: 0 } },
      },
    },
    MuiFormHelperText: {
      styleOverrides: {
        root: {
          ...components.MuiFormHelperText.styleOverrides.root,
          '&:empty': { display: 'none' },
          '&.Mui-error': { display: 'flex', gap: 6, alignItems: 'center' },
          '&.Mui-error::before': {
            content: '""',
            flex: 'none',
            width: 16,
            height: 16,
            backgroundColor: 'currentColor',
            mask: `${faultIcon} center / contain no-repeat`,
          },
        },
      },
    },
    MuiAlert: {
      styleOverrides: {
        root: {
          ...components.MuiAlert.styleOverrides.root,
          padding: '1px 12px',
          '& .MuiAlert-icon': { marginRight: 10, opacity: 1 },
          '&.MuiAlert-colorError': { backgroundColor: 'var(--s-palette-error-light)' },
          '&.MuiAlert-colorWarning': { backgroundColor: 'var(--s-palette-warning-light)' },
          '&.MuiAlert-colorError .MuiAlert-icon': { color: 'var(--s-palette-error-main)' },
          '&.MuiAlert-colorWarning .MuiAlert-icon': { color: 'var(--s-palette-warning-main)' },
        },
      },
    },
    MuiSelect: { defaultProps: { IconComponent: down } },
    MuiNativeSelect: { defaultProps: { IconComponent: down } },
    MuiTableCell: {
      styleOverrides: {
        ...components.MuiTableCell.styleOverrides,
        // Figures end well before the words of the next column begin.
        alignRight: { paddingRight: 28 },
      },
    },
    MuiTableSortLabel: {
      defaultProps: { IconComponent: sortArrow },
      styleOverrides: {
        root: {
          verticalAlign: 'top',
          '&, &:hover, &:focus': { color: 'var(--s-palette-text-tertiary)' },
          '&.Mui-active': { color: 'var(--s-palette-text-primary)' },
        },
        icon: { fontSize: 14, marginInline: 3 },
      },
    },
    MuiPaginationItem: {
      defaultProps: { slots: { previous: left, next: right } },
      styleOverrides: {
        root: {
          minWidth: 32,
          height: 32,
          borderRadius: 6,
          '&.MuiPaginationItem-ellipsis': {
            display: 'inline-flex',
            alignItems: 'center',
            justifyContent: 'center',
          },
          '&.Mui-selected, &.Mui-selected:hover': {
            color: 'var(--s-palette-primary-main)',
            backgroundColor: 'var(--s-palette-primary-light)',
            fontWeight: 600,
          },
          '@media (pointer: coarse)': { minWidth: 40, height: 44, margin: 0 },
        },
      },
    },
    MuiTooltip: {
      styleOverrides: {
        tooltip: {
          fontSize: '0.75rem',
          lineHeight: '16px',
          fontWeight: 400,
          backgroundColor: 'var(--s-palette-text-primary)',
          color: 'var(--s-palette-background-paper)',
        },
      },
    },
    MuiSnackbarContent: {
      styleOverrides: {
        root: {
          fontSize: '0.875rem',
          border: '1px solid var(--s-palette-line-main)',
          boxShadow: '0 1px 2px rgb(0 0 0/.06), 0 8px 24px rgb(0 0 0/.12)',
          '&&&': {
            color: 'var(--s-palette-text-primary)',
            backgroundColor: 'var(--s-palette-raised-main)',
          },
        },
      },
    },
    RaNotification: {
      defaultProps: {
        autoHideDuration: 6000,
        anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
      },
    },
    RaDataTable: {
      styleOverrides: {
        root: {
          '& .RaDataTable-headerCell': { position: 'static', borderRadius: 0, background: 'none' },
        },
      },
    },
    RaPlaceholder: {
      styleOverrides: {
        root: {
          display: 'block',
          maxWidth: 96,
          margin: '4px 0',
          borderRadius: 4,
          lineHeight: '12px',
          backgroundColor: 'var(--s-palette-action-hover)',
        },
      },
    },
  },
} satisfies ThemeOptions & { components: Record<string, unknown> };

export const consoleTheme = createTheme(consoleThemeOptions);
