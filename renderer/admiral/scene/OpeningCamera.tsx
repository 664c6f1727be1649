import { useEffect, useRef } from 'react'
import type { AdmiralState, Cell } from '../../../engine/admiral/types.ts'
import type { Seat } from '../../../engine/kernel/game.ts'
import { useSession } from '../../host/session.ts'
import { seatsHere } from '../../host/viewer.ts'
import { onUse } from '../../input/activity.ts'
import { useShownNow } from '../../playback/useShownTable.ts'
import { useTableCamera } from '../../ui/TableCamera.ts'
import { useIntent } from '../intent/intent.ts'
import type { Scene } from '../lessons/lesson.ts'
import { sceneNamed } from '../lessons/scenes.ts'
import { cellsBetween, openingOf } from './opening.ts'
import { afterFrames, pointsAt } from './sight.ts'

/**
 * At the start of a match with one person at the screen, looks at their squadron from near, unless the player is
 * already acting; Home shows the whole field.
 */
export function OpeningCamera() {
  const match = useSession((state) => state.match)
  // if several players share the screen, no component may keep in memory what one of them saw
  return match && seatsHere(match.seats).length === 1 && <Opening id={match.id} />
}

function Opening({ id }: { readonly id: string }): null {
  const camera = useTableCamera()
  const asked = useIntent((state) => state.asked)
  const view = useIntent((state) => state.view)
  const isOrdered = useIntent((state) => state.selected !== null)
  const isBusy = useShownNow((state) => state.busy)
  const framed = useRef<string | null>(null)
  const last = `${id} ordered`
  const moment = isOrdered ? last : `${id} begun`
  useEffect(() => {
    if (!asked || !view || isBusy || framed.current === last || framed.current === moment) return
    const sights = sightsOf(view, asked.seat, sceneNamed(useSession.getState().match?.lesson))
    const least = sights?.at(-1)
    if (!sights || !least) return
    const look = () => {
      const isFirst = framed.current === null
      framed.current = moment
      if (!isFirst && camera.areInSight(pointsAt(view.board, least.seen))) return
      sights.some(({ seen, farthest }) => camera.frameInSight(pointsAt(view.board, seen), farthest))
    }
    // a lesson's guide takes its space from the picture first
    const giveUp = afterFrames(2, look)
    // a player who is already acting aims at what is visible now
    const leaveIt = () => {
      framed.current = last
      giveUp()
    }
    const stopWatching = onUse(['press', 'wheel'], leaveIt)
    return () => {
      giveUp()
      stopWatching()
    }
  }, [last, moment, asked, view, isBusy, camera])
  return null
}

/** The distance from which ships are still distinguishable, as a share of the whole field's. */
const NEAR = 0.8

/** Cells to be visible at once, from no farther than a share of the whole field's distance. */
interface Sight {
  readonly seen: readonly Cell[]
  readonly farthest: number
}

/** Returns the possible first sights, the best first; null if it is the whole field. */
function sightsOf(view: AdmiralState, seat: Seat, lesson: Scene | null): readonly Sight[] | null {
  if (lesson) {
    const ships = view.ships.filter(({ team }) => team === seat).flatMap(({ at }) => at ?? [])
    return [{ seen: cellsBetween(view.board, [...ships, lesson.goal(view) ?? ships].flat()), farthest: 1 }]
  }
  const team = view.teams.find((one) => one.id === seat)
  const opening = team && openingOf(view, team.id)
  if (!opening) return null
  const { own, enemies } = opening
  return [
    { seen: [...own, ...enemies], farthest: NEAR },
    { seen: [...own, ...enemies.slice(0, 1)], farthest: NEAR },
    { seen: own, farthest: 1 },
  ]
}
