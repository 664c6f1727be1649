import { createContext } from 'react'
import type { DecidedMoment } from '../../../electron/contract/moments.ts'
import type { Viewer } from '../../../engine/kernel/game.ts'
import { WAY_SIGNS, type WaySign } from '../../playback/trails/signs.ts'
import type { Trail } from '../../playback/trails/trails.ts'
import type { MoveWay } from '../coach/gameCoach.ts'
import type { Moment } from './moments.ts'
import type { Recounting } from './momentText.ts'

/** The route of a move of a moment, and its value. */
export interface DrawnWay extends MoveWay {
  readonly sign: WaySign
}

/** The routes on the board of the watched recording. */
export const DrawnWays = createContext<readonly DrawnWay[]>([])

/** Returns the signs of a moment's moves: of the played one and of the better one. */
export function signsOf({ kind }: Pick<DecidedMoment, 'kind'>): { readonly made: WaySign; readonly better: WaySign } {
  return { made: kind === 'lost' ? 'worse' : kind === 'found' ? 'better' : 'played', better: 'better' }
}

/**
 * Returns the routes of a moment's moves: of the played one and of the better one. If both take the same route, only
 * that of the better one.
 *
 * @param near the viewer from whose side the table is seen
 */
export function drawnWays(moment: Moment, { positions, coach }: Recounting, near: Viewer): readonly DrawnWay[] {
  if (moment.kind === 'end') return []
  const { judged, kind } = moment
  const view = positions[judged.move]
  const sign = signsOf(moment)
  const made = coach.wayOf(view, judged.made, near)
  const better = kind === 'lost' && judged.better ? coach.wayOf(view, judged.better, near) : null
  const isSame = made?.cells.join() === better?.cells.join()
  return [
    ...(made && !isSame ? [{ ...made, sign: sign.made }] : []),
    ...(better ? [{ ...better, sign: sign.better }] : []),
  ]
}

/** Returns the routes as trails over the table, each with a ring and its sign at the end. */
export function trailsOf(ways: readonly DrawnWay[]): readonly Trail[] {
  return ways.flatMap(({ sign, points, kind }): readonly Trail[] => {
    const { colour } = WAY_SIGNS[sign]
    const end: Trail = { colour, mark: sign, points: points.slice(-1), kind: 'spot', mine: true }
    return points.length === 1 ? [end] : [{ colour, mark: null, points, kind, mine: true }, end]
  })
}
