import { canDraw } from '../table/canDraw.ts'
import { measureQuality } from '../table/measureQuality.ts'
import { changeSettings, useSettings } from '../ui/settings.ts'
import { tellGraphicsMissing } from './flat/graphics.ts'

/** Before the first table: measures the graphics once, which is saved with the settings, or tells that there are none. */
export async function prepareGraphics(): Promise<void> {
  if (!canDraw()) return tellGraphicsMissing()
  const { quality, measuredQuality } = useSettings.getState().settings
  if (quality === 'auto' && measuredQuality === null) await changeSettings({ measuredQuality: measureQuality() })
}
