import type { Settings } from '../../electron/contract/ipc.ts'
import { useText } from '../i18n/useText.ts'
import { changeSettings, useSettings } from '../ui/settings.ts'
import './speeds.css'

interface SpeedsProps {
  /** Names the group for screen readers. */
  readonly label: string
  readonly speeds: readonly Settings['speed'][]
}

/** How fast everything moves; a choice is kept like any other setting. */
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
