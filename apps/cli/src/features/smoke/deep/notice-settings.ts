import * as calls from '@semestr/api/notifications';
import { minutesOf } from '@semestr/core/dates';
import type { Scenario } from './scenario.ts';

const NIGHT = { from: '03:00', to: '03:01' };

const minuteLater = (time: string): string => {
  const minutes = (minutesOf(time) + 1) % (24 * 60);
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};

/**
 * Returns the settings with quiet hours moved by a minute, so that messages are hardly affected until they are
 * restored.
 */
export const otherSettings = (settings: calls.NoticeSettings): calls.NoticeSettings => ({
  ...settings,
  quiet: settings.quiet === null ? NIGHT : { ...settings.quiet, to: minuteLater(settings.quiet.to) },
});

/** Whether settings are equal, ignoring the order of the kinds. */
function areSame(one: calls.NoticeSettings, other: calls.NoticeSettings): boolean {
  const asText = ({ emailKinds, pushKinds, quiet }: calls.NoticeSettings): string =>
    JSON.stringify([emailKinds.toSorted(), pushKinds.toSorted(), quiet?.from, quiet?.to]);
  return asText(one) === asText(other);
}

/** Sets other quiet hours, then restores the previous ones. */
export const noticeSettings: Scenario = {
  calls: [calls.setSettings],
  trace: null,
  appliesTo: () => true,
  play: async ({ steps }) => {
    const before = await steps.load(calls.settings, {});
    const other = otherSettings(before);
    await steps.write(
      calls.setSettings,
      { body: other },
      {
        leftover: { what: 'notice-settings', name: JSON.stringify(before) },
        // Restored whether or not the response arrived.
        keysOf: () => [before],
        findKeys: () => Promise.resolve([before]),
        undo: async (clean, body) => {
          await clean.make('clean-up', calls.setSettings, { body });
          await clean.make('clean-up', calls.settings, {}, { isExpected: (now) => areSame(now, body) });
        },
      },
    );
    await steps.make('again', calls.settings, {}, { isExpected: (now) => areSame(now, other) });
  },
};
