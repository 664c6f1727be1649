import { TEAMS, type TeamId } from '../../../engine/admiral/types.ts'
import { areOthersMoving } from '../../host/othersMove.ts'
import { useSession } from '../../host/session.ts'
import { useDecalSheet } from '../../playback/useDecalSheet.ts'
import { useDecals } from '../../playback/useDecals.ts'
import { useShownTable } from '../../playback/useShownTable.ts'
import { blankSprite } from '../../table/sprites/sprite.ts'
import { useHighContrast } from '../../ui/settings.ts'
import { isOrderUnderWay } from '../intent/afterOrder.ts'
import { useIntent } from '../intent/intent.ts'
import { leftOfAnswer } from '../intent/intentState.ts'
import { sceneNamed } from '../lessons/scenes.ts'
import { isAdmiralView } from '../view.ts'
import { boardMarksOf } from './boardMarks.ts'
import { putMarks } from './marks.ts'
import { decalFont, drawDecalSheet } from './pictures.ts'
import { plannedBy } from './planned.ts'

/** Enough for the largest common field with every cell under fire, rays of a fort, and berths with their arrows. */
const CAPACITY = 3072
const sprite = blankSprite()
const NO_GUNS = { rays: [], stops: [] } as const

/** Draws rays, courses, dangers and rings on the water. */
export function Decals() {
  const table = useShownTable()
  const mesh = useDecals({
    sheet: useDecalSheet(drawDecalSheet, decalFont, useHighContrast()),
    capacity: CAPACITY,
    store: useIntent,
    inputs(camera) {
      const { shown, busy } = table.shown.getState()
      const planning = areOthersMoving()
      return [shown, busy, planning, useIntent.getState(), roundSouth(camera.matrixWorld.elements)] as const
    },
    draw([shown, busy, planning, now, towards], put) {
      if (!isAdmiralView(shown)) return
      const intent = planning ? leftOfAnswer(now) : now
      const team = teamOf(intent.asked?.seat ?? useSession.getState().viewer)
      const marks = boardMarksOf(intent, shown, team, busy)
      const isAboutSailing = sceneNamed(useSession.getState().match?.lesson)?.isWithoutGuns === true
      const guns = isAboutSailing || isOrderUnderWay() ? NO_GUNS : null
      const planned = planning && !intent.asked ? plannedBy(intent, shown, team) : null
      putMarks(sprite, { ...marks, ...guns, ...planned }, shown, table.playback.poses, towards, put)
    },
  })
  return <primitive object={mesh} name="marks" />
}

/**
 * Returns how far the camera stands round the field from the south, in radians: the turn of readable text. In steps, so
 * that a resting camera causes no redraw.
 */
function roundSouth(matrix: ArrayLike<number>): number {
  const [x, z] = [matrix[8] ?? 0, matrix[10] ?? 1] // the camera's backward axis
  return Math.round(Math.atan2(x, z) * 200) / 200
}

function teamOf(viewer: string): TeamId | null {
  return TEAMS.find((team) => team === viewer) ?? null
}
