import {
  HIGH_CONTRASTS,
  HOLD_REPEATS,
  PALETTES,
  REDUCED_MOTIONS,
  type Settings,
  TEXT_SCALES,
} from '../../../electron/contract/ipc.ts'
import { useText } from '../../i18n/useText.ts'
import { Toggle } from '../../ui/controls.tsx'
import { changeSettings, useSettings } from '../../ui/settings.ts'
import { Choice, Row } from './rows.tsx'

const set = (change: Partial<Settings>) => void changeSettings(change)

/** Shows the settings that let more people play: near the top, so that they are found without reading the others. */
export function AccessSettings() {
  const t = useText()
  return (
    <section className="setting-section" aria-labelledby="access-title" data-testid="access-settings">
      <h2 className="title" id="access-title">
        {t('settings.access')}
      </h2>
      <SeeingSettings />
      <HearingSettings />
      <HandSettings />
    </section>
  )
}

/** Chooses text size, motion and colours of teams. */
function SeeingSettings() {
  const t = useText()
  const { textScale, highContrast, palette, reducedMotion } = useSettings((state) => state.settings)
  return (
    <>
      <Choice
        label={t('settings.textScale')}
        value={textScale}
        onChange={(value) => set({ textScale: value })}
        options={TEXT_SCALES.map((value) => ({ value, label: t(`textScale.${value}`), testId: `text-${value}` }))}
      />
      <Choice
        label={t('settings.highContrast')}
        value={highContrast}
        onChange={(value) => set({ highContrast: value })}
        options={HIGH_CONTRASTS.map((value) => ({
          value,
          label: t(`highContrast.${value}`),
          testId: `high-contrast-${value}`,
        }))}
      />
      <Choice
        label={t('settings.palette')}
        value={palette}
        onChange={(value) => set({ palette: value })}
        options={PALETTES.map((value) => ({ value, label: t(`palette.${value}`), testId: `palette-${value}` }))}
      />
      <Choice
        label={t('settings.reducedMotion')}
        value={reducedMotion}
        onChange={(value) => set({ reducedMotion: value })}
        options={REDUCED_MOTIONS.map((value) => ({ value, label: t(`reducedMotion.${value}`) }))}
      />
    </>
  )
}

/** Shows sounds in words. */
function HearingSettings() {
  const t = useText()
  const soundCaptions = useSettings((state) => state.settings.soundCaptions)
  return (
    <Row label={t('settings.soundCaptions')}>
      <Toggle
        label={t('settings.soundCaptions')}
        about={t('settings.soundCaptions.about')}
        value={soundCaptions}
        onChange={(value) => set({ soundCaptions: value })}
        testId="setting-sound-captions"
      />
    </Row>
  )
}

/** Chooses what held keys and buttons do, and how long notes stay. */
function HandSettings() {
  const t = useText()
  const { holdsToggle, holdRepeat, moreTime } = useSettings((state) => state.settings)
  return (
    <>
      <Row label={t('settings.holdsToggle')}>
        <Toggle
          label={t('settings.holdsToggle')}
          about={t('settings.holdsToggle.about')}
          value={holdsToggle}
          onChange={(value) => set({ holdsToggle: value })}
          testId="setting-holds-toggle"
        />
      </Row>
      <Choice
        label={t('settings.holdRepeat')}
        value={holdRepeat}
        onChange={(value) => set({ holdRepeat: value })}
        options={HOLD_REPEATS.map((value) => ({ value, label: t(`holdRepeat.${value}`), testId: `repeat-${value}` }))}
      />
      <Row label={t('settings.moreTime')}>
        <Toggle
          label={t('settings.moreTime')}
          about={t('settings.moreTime.about')}
          value={moreTime}
          onChange={(value) => set({ moreTime: value })}
          testId="setting-more-time"
        />
      </Row>
    </>
  )
}
