import { centreCamera, zoomIn, zoomOut } from '../ui/camera.ts'
import { IconButton } from '../ui/controls.tsx'
import { focusChosen, useHasFocus } from '../ui/focusPoint.ts'
import { FocusIcon, OverviewIcon, ZoomInIcon, ZoomOutIcon } from '../ui/icons.tsx'
import { useWords } from './useWords.ts'
import './cameraButtons.css'

/** Moves the camera for those who have neither wheel nor keys at hand. */
export function CameraButtons() {
  const { t } = useWords()
  const hasFocus = useHasFocus()
  return (
    <div className="camera-corner">
      <nav className="camera-buttons wood" aria-label={t('hud.camera')}>
        <IconButton label={t('command.zoom-in')} onClick={zoomIn} testId="btn-zoom-in">
          <ZoomInIcon />
        </IconButton>
        <IconButton label={t('command.zoom-out')} onClick={zoomOut} testId="btn-zoom-out">
          <ZoomOutIcon />
        </IconButton>
        {hasFocus !== null && (
          <IconButton
            label={t('command.focus')}
            blocked={hasFocus ? null : t('hud.camera.nothing')}
            onClick={focusChosen}
            testId="btn-focus"
          >
            <FocusIcon />
          </IconButton>
        )}
        <IconButton label={t('command.overview')} onClick={centreCamera} testId="btn-overview">
          <OverviewIcon />
        </IconButton>
      </nav>
    </div>
  )
}
