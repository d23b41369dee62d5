/**
 * Colours of «Семестр»: a printed timetable with pen marks. Black print is for facts, blue pen for links and
 * selections, red pen for the current time and errors, coloured margins for the type of a lesson. All hex values of the
 * product are defined here.
 */
const light = {
  canvas: '#F5F5F2',
  surface: '#FFFFFF',
  raised: '#FFFFFF',
  sunken: '#EDEDE8',
  hover: '#EFEFEA',
  today: '#F5F4F0',
  line: '#E2E2DC',
  lineStrong: '#C6C7C0',
  control: '#83878B',
  ink: '#17191C',
  ink2: '#4A4F55',
  ink3: '#63686E',
  pen: '#2743B0',
  penHover: '#1B318A',
  onPen: '#FFFFFF',
  penTint: '#E8ECFA',
  red: '#BF2A20',
  onRed: '#FFFFFF',
  redTint: '#FBEAE8',
  green: '#1A6B3A',
  greenTint: '#E4F2E8',
  amber: '#7D5200',
  amberTint: '#FDF2D8',
  lesson: {
    lk: { bar: '#006B5B', ink: '#00584A', tint: '#EAF4F1' },
    pz: { bar: '#C67500', ink: '#744200', tint: '#FAF2E4' },
    lr: { bar: '#BD4C98', ink: '#82266A', tint: '#F8EEF5' },
    ks: { bar: '#5C6672', ink: '#434C57', tint: '#EFF0F2' },
  },
} as const;

/** The same roles in any scheme. */
export type Tokens = {
  [Role in Exclude<keyof typeof light, 'lesson'>]: string;
} & { lesson: Record<keyof typeof light.lesson, { bar: string; ink: string; tint: string }> };

const dark: Tokens = {
  canvas: '#121417',
  surface: '#1A1D21',
  raised: '#23272D',
  sunken: '#0D0F11',
  hover: '#23272D',
  today: '#22262C',
  line: '#2B3036',
  lineStrong: '#434A53',
  control: '#7B838E',
  ink: '#E9EAEB',
  ink2: '#B9BEC4',
  ink3: '#9AA0A8',
  pen: '#A6B8FF',
  penHover: '#C3CFFF',
  onPen: '#101735',
  penTint: '#232B47',
  red: '#FF978C',
  onRed: '#2B0906',
  redTint: '#3B201E',
  green: '#84CF9F',
  greenTint: '#18301F',
  amber: '#EBBE5C',
  amberTint: '#33280F',
  lesson: {
    lk: { bar: '#23967E', ink: '#7FD9C2', tint: '#152B27' },
    pz: { bar: '#F0B24E', ink: '#F2C47C', tint: '#2E2616' },
    lr: { bar: '#D97FBE', ink: '#F2AEDC', tint: '#321F2E' },
    ks: { bar: '#8B96A3', ink: '#BEC7D1', tint: '#252A31' },
  },
};

export const tokens = { light, dark } satisfies Record<'light' | 'dark', Tokens>;
