import { useText } from '../../i18n/useText.ts'
import { usePads } from '../../input/pad/pads.ts'
import { Toggle } from '../../ui/controls.tsx'
import { changeSettings, useSettings } from '../../ui/settings.ts'
import { Row } from './rows.tsx'

/** Settings of gamepads, while one is in use or a setting is changed. */
export function PadSettings() {
  const t = useText()
  const isUsed = usePads(({ pads }) => pads.length > 0)
  const { padRumble, padHolds } = useSettings((state) => state.settings)
  if (!isUsed && padRumble && padHolds) return null
  return (
    <Row label={t('settings.pad')}>
      <Toggle
        label={t('settings.padRumble')}
        about={t('settings.padRumble.about')}
        value={padRumble}
        onChange={(value) => void changeSettings({ padRumble: value })}
        testId="setting-padRumble"
      />
      <Toggle
        label={t('settings.padHolds')}
        about={t('settings.padHolds.about')}
        value={padHolds}
        onChange={(value) => void changeSettings({ padHolds: value })}
        testId="setting-padHolds"
      />
    </Row>
  )
}
