import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/controls.tsx'
import { exportSketch, importMap } from './mapFiles.ts'

/** The buttons that export a map as a small text file, and import one. */
export function MapFileButtons() {
  const t = useText()
  return (
    <div className="workshop-row">
      <Button small onClick={() => void exportSketch()} testId="workshop-export">
        {t('workshop.export')}
      </Button>
      <Button small onClick={() => void importMap()} testId="workshop-import">
        {t('workshop.import')}
      </Button>
    </div>
  )
}
