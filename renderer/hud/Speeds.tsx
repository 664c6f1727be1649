import type { Settings } from '../../electron/contract/ipc.ts'
import { useText } from '../i18n/useText.ts'
import { changeSettings, useSettings } from '../ui/settings.ts'
import './speeds.css'

interface SpeedsProps {
  /** Accessible name of the group. */
  readonly label: string
  readonly speeds: readonly Settings['speed'][]
}

/** Choice of the playback speed, saved as a setting. */
export function Speeds({ label, speeds }: SpeedsProps) {
  const t = useText()
  const speed = useSettings((state) => state.settings.speed)
  return (
    <fieldset className="speeds" aria-label={label}>
      {speeds.map((one) => (
        <button
          key={one}
          type="button"
          className="speed"
          aria-pressed={speed === one}
          onClick={() => void changeSettings({ speed: one })}
          data-testid={`speed-${one}`}
        >
          {t(`speed.${one}`)}
        </button>
      ))}
    </fieldset>
  )
}
