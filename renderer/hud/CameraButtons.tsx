import { centreCamera, zoomIn, zoomOut } from '../ui/camera.ts'
import { IconButton } from '../ui/controls.tsx'
import { OverviewIcon, ZoomInIcon, ZoomOutIcon } from '../ui/icons.tsx'
import { useWords } from './useWords.ts'
import './cameraButtons.css'

/** Moves the camera for those who have neither wheel nor keys at hand. */
export function CameraButtons() {
  const { t } = useWords()
  return (
    <div className="camera-corner">
      <nav className="camera-buttons wood" aria-label={t('hud.camera')}>
        <IconButton label={t('command.zoom-in')} onClick={zoomIn} testId="btn-zoom-in">
          <ZoomInIcon />
        </IconButton>
        <IconButton label={t('command.zoom-out')} onClick={zoomOut} testId="btn-zoom-out">
          <ZoomOutIcon />
        </IconButton>
        <IconButton label={t('command.overview')} onClick={centreCamera} testId="btn-overview">
          <OverviewIcon />
        </IconButton>
      </nav>
    </div>
  )
}
