import type { AppInfo } from '../../electron/contract/ipc.ts'
import { canDraw } from '../table/canDraw.ts'
import { measureQuality } from '../table/measureQuality.ts'
import { tellGraphicsBroken, tellGraphicsMissing } from '../ui/graphics.ts'
import { changeSettings, useSettings } from '../ui/settings.ts'

/**
 * Measures the graphics once before the first table and saves the result with the settings, or reports that there are
 * none. `trouble` is the host's finding about them.
 */
export async function prepareGraphics(trouble?: AppInfo['graphics']): Promise<void> {
  if (trouble === 'failing') return tellGraphicsBroken('failing')
  if (!canDraw()) return trouble === 'recovering' ? tellGraphicsBroken('lost') : tellGraphicsMissing()
  const { quality, measuredQuality } = useSettings.getState().settings
  if (quality === 'auto' && measuredQuality === null) await changeSettings({ measuredQuality: measureQuality() })
}
