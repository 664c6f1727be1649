import { useEffect, useRef } from 'react'
import type { AdmiralState, Cell } from '../../../engine/admiral/types.ts'
import { useSession } from '../../host/session.ts'
import { seatsHere } from '../../host/viewer.ts'
import { frameInSight } from '../../ui/camera.ts'
import { useIntent } from '../intent/intent.ts'
import { cellSpot, WATER } from './anchors.ts'
import { openingOf } from './opening.ts'

/** Where a match begins for the only person at the screen, looks at his squadron from near; Home shows the whole field. */
export function OpeningCamera() {
  const match = useSession((state) => state.match)
  // where several share the screen nothing here may hold on to what one of them saw
  return match && seatsHere(match.seats).length === 1 && <Opening id={match.id} />
}

function Opening({ id }: { readonly id: string }): null {
  const asked = useIntent((state) => state.asked)
  const view = useIntent((state) => state.view)
  const framed = useRef<string | null>(null)
  useEffect(() => {
    if (!asked || !view || framed.current === id) return
    const team = view.teams.find((one) => one.id === asked.seat)
    const opening = team && openingOf(view, team.id)
    if (!opening) return
    const { own, enemy } = opening
    // the panels must stand where they will
    const frame = requestAnimationFrame(() => {
      framed.current = id
      const isFramed = enemy !== null && frameInSight(pointsOf(view, [...own, enemy]), NEAR)
      if (!isFramed) frameInSight(pointsOf(view, own), 1)
    })
    return () => cancelAnimationFrame(frame)
  }, [id, asked, view])
  return null
}

/** The distance from which ships are still told apart, as a share of the whole field's. */
const NEAR = 0.75

const pointsOf = ({ board }: AdmiralState, cells: readonly Cell[]) =>
  cells.map((cell) => ({ ...cellSpot(board, cell), y: WATER }))
