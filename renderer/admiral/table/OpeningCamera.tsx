import { useEffect, useRef } from 'react'
import type { AdmiralState, Cell } from '../../../engine/admiral/types.ts'
import { useSession } from '../../host/session.ts'
import { seatsHere } from '../../host/viewer.ts'
import { frameInSight } from '../../ui/camera.ts'
import { useIntent } from '../intent/intent.ts'
import { cellSpot, WATER } from './anchors.ts'
import { openingOf } from './opening.ts'

/** Where a match begins for the only person at the screen, looks at his squadron from near; Home shows the whole field. */
export function OpeningCamera(): null {
  const match = useSession((state) => state.match)
  const asked = useIntent((state) => state.asked)
  const view = useIntent((state) => state.view)
  const framed = useRef<string | null>(null)
  useEffect(() => {
    if (!match || !asked || !view || framed.current === match.id || seatsHere(match.seats).length !== 1) return
    const team = view.teams.find(({ id }) => id === asked.seat)
    const opening = team && openingOf(view, team.id)
    if (!opening) return
    const { own, enemy } = opening
    // the panels must stand where they will
    const frame = requestAnimationFrame(() => {
      framed.current = match.id
      const isFramed = enemy !== null && frameInSight(pointsOf(view, [...own, enemy]), NEAR)
      if (!isFramed) frameInSight(pointsOf(view, own), 1)
    })
    return () => cancelAnimationFrame(frame)
  }, [match, asked, view])
  return null
}

/** The distance from which ships are still told apart, as a share of the whole field's. */
const NEAR = 0.75

const pointsOf = ({ board }: AdmiralState, cells: readonly Cell[]) =>
  cells.map((cell) => ({ ...cellSpot(board, cell), y: WATER }))
