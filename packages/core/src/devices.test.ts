import { expect, it } from 'vitest';
import { deviceOf, isNewDevice } from './devices.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  [`${WINDOWS} Chrome/142.0.0.0 Safari/537.36`, 'computer', 'Chrome', 'Windows'],
  [`${WINDOWS} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'computer', 'Edge', 'Windows'],
  [`${WINDOWS} Chrome/142.0.0.0 Safari/537.36 OPR/128.0.0.0`, 'computer', 'Opera', 'Windows'],
  [`${WINDOWS} Chrome/142.0.0.0 YaBrowser/26.1.0 Yowser/2.5 Safari/537.36`, 'computer', 'Yandex', 'Windows'],
  [`${WINDOWS} Chrome/142.0.0.0 Safari/537.36 Vivaldi/7.6`, 'computer', 'Vivaldi', 'Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'computer', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36',
    'computer',
    'Chrome',
    'ChromeOS',
  ],
  [`${MAC} Version/18.5 Safari/605.1.15`, 'computer', 'Safari', 'macOS'],
  [`${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, 'phone', 'Safari', 'iPhone'],
  [`${IPHONE} CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`, 'phone', 'Chrome', 'iPhone'],
  [`${IPHONE} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`, 'phone', 'Firefox', 'iPhone'],
  [
    'Mozilla/5.0 (iPad; CPU OS 17_7 like Mac OS X) AppleWebKit/605.1.15 Version/17.7 Mobile/15E148 Safari/604.1',
    'tablet',
    'Safari',
    'iPad',
  ],
  [`${ANDROID} Chrome/142.0.0.0 Mobile Safari/537.36`, 'phone', 'Chrome', 'Android'],
  [`${ANDROID} Chrome/142.0.0.0 Safari/537.36`, 'tablet', 'Chrome', 'Android'],
  [
    `${ANDROID} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'phone',
    'Samsung Internet',
    'Android',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 Version/4.0 Chrome/142.0.0.0 Mobile Safari/537.36',
    'program',
    null,
    'Android',
  ],
  ['okhttp/4.12.0', 'program', null, 'Android'],
  ['Semestr/3 CFNetwork/1568 Darwin/24.5.0', 'program', null, 'macOS'],
  ['node', 'program', null, null],
  ['Mozilla/5.0 (compatible)', 'unknown', null, null],
  ['  ', 'unknown', null, null],
  [null, 'unknown', null, null],
] as const)('PA-16 devices: %j is a %s with %s and %s', (userAgent, kind, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ kind, browser, system });
});

it.each([
  ['2026-11-20', true],
  ['2026-11-14', true],
  ['2026-11-13', false],
  ['2025-11-20', false],
] as const)('PA-16 devices: on 20.11.2026 a device of %s is new: %s', (firstUsedOn, isNew) => {
  expect(isNewDevice(firstUsedOn, '2026-11-20')).toBe(isNew);
});
