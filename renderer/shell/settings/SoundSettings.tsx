import type { Settings } from '../../../electron/contract/ipc.ts'
import { SOUND_BUSES, type SoundBus } from '../../audio/names.ts'
import { sounds } from '../../audio/sounds.ts'
import { useText } from '../../i18n/useText.ts'
import { Toggle } from '../../ui/controls.tsx'
import { changeSettings, useSettings } from '../../ui/settings.ts'
import { Row } from './rows.tsx'

const set = (change: Partial<Settings>) => void changeSettings(change)

/** Sets the volume of all sounds and of each kind. */
export function SoundSettings() {
  const t = useText()
  const { volume, muted, ...settings } = useSettings((state) => state.settings)
  return (
    <>
      <Row label={t('settings.volume')}>
        <Volume
          label={t('settings.volume')}
          value={volume}
          onChange={(value) => set({ volume: value })}
          sample={() => sounds.play('coinLand')}
          testId="setting-volume"
        />
        <Toggle
          label={t('settings.mute')}
          value={muted}
          onChange={(value) => set({ muted: value })}
          testId="setting-mute"
        />
      </Row>
      {SOUND_BUSES.map((bus) => (
        <Row key={bus} label={t(`volume.${bus}`)}>
          <Volume
            label={t('volume.of', { what: t(`volume.${bus}`) })}
            value={settings[`${bus}Volume`]}
            onChange={(value) => set({ [`${bus}Volume`]: value })}
            sample={SAMPLES[bus]}
            testId={`setting-volume-${bus}`}
          />
        </Row>
      ))}
    </>
  )
}

/** The sound that plays when a volume changes; none for the ambience, which always plays. */
const SAMPLES: Readonly<Record<SoundBus, () => void>> = {
  ambience: () => undefined,
  effects: () => sounds.play('coinLand'),
  interface: () => sounds.play('click', { bus: 'interface' }),
}

interface VolumeProps {
  readonly label: string
  /** The volume, 0–1. */
  readonly value: number
  readonly onChange: (value: number) => void
  /** Plays a sound at this volume. */
  readonly sample: () => void
  readonly testId: string
}

function Volume({ label, value, onChange, sample, testId }: VolumeProps) {
  return (
    <input
      className="slider"
      type="range"
      min={0}
      max={100}
      step={5}
      aria-label={label}
      value={Math.round(value * 100)}
      onChange={(event) => {
        onChange(Number(event.target.value) / 100)
        sample()
      }}
      data-testid={testId}
    />
  )
}
