import { useSession } from '../../host/session.ts'
import { ownSeats } from '../../hud/recap/lookback.ts'
import { useDecalSheet } from '../../playback/useDecalSheet.ts'
import { useDecals } from '../../playback/useDecals.ts'
import { useShownTable } from '../../playback/useShownTable.ts'
import { framedNow } from '../../school/pointedOut.ts'
import { blankSprite } from '../../table/sprites/sprite.ts'
import { paletteNow } from '../../ui/palettes.ts'
import { useHighContrast } from '../../ui/settings.ts'
import { useTableCamera } from '../../ui/TableCamera.ts'
import { useIntent } from '../intent/intent.ts'
import { planOf } from '../intent/planning.ts'
import { isJackalView } from '../view.ts'
import { putPointing } from './marks.ts'
import { decalFont, drawDecalSheet } from './pictures.ts'
import { pointingOf } from './pointing.ts'
import { putMarkers } from './stateMarks.ts'

const CAPACITY = 1024
const sprite = blankSprite()

/** Marks on tiles and over heads: facts and possible actions. */
export function Decals() {
  const table = useShownTable()
  const camera = useTableCamera()
  const mesh = useDecals({
    sheet: useDecalSheet(drawDecalSheet, decalFont, useHighContrast()),
    capacity: CAPACITY,
    store: useIntent,
    inputs: () => [table.shown.getState(), useIntent.getState(), paletteNow(), camera.side, framedNow()] as const,
    draw([{ shown, busy }, intent, palette, from], put) {
      if (!isJackalView(shown)) return
      putMarkers(sprite, shown, table.playback.poses, { palette, from }, put)
      const plan = intent.asked ? null : planOf(shown, intent.planned, ownSeats(useSession.getState()))
      putPointing(sprite, pointingOf(intent, busy, plan), shown, table.playback.poses, palette, put)
    },
  })
  return <primitive object={mesh} name="marks" />
}
