import type { AdmiralState, TeamId } from '../../../engine/admiral/types.ts'
import { Afloat, type ShipAtEnd } from '../../hud/story/Afloat.tsx'
import { Heap } from '../../hud/story/Heap.tsx'
import { useFirstShowing } from '../../hud/story/useFirstShowing.ts'
import { Flag } from '../insignia/Flag.tsx'
import { Silhouette } from '../insignia/insignia.tsx'
import { originOf } from '../names.ts'
import type { ResultLine } from './result.ts'
import './squadrons.css'

interface SquadronsProps {
  readonly view: AdmiralState
  readonly lines: readonly ResultLine[]
  /** True if gold decided: it is poured out before each squadron. */
  readonly hunts: boolean
}

/**
 * Shows every squadron at the end of the match: afloat, sunk, prizes under the flag of their captor. The table below
 * has the same facts.
 */
export function Squadrons({ view, lines, hunts }: SquadronsProps) {
  const isFresh = useFirstShowing(hunts ? 'pour' : 'glug')
  return (
    <ul className={`squadrons-end ${isFresh ? 'is-fresh' : ''}`} aria-hidden="true">
      {lines.map(({ team, gold }) => (
        <li key={team}>
          <Flag team={team} width={2} />
          <Afloat ships={shipsOf(view, team)} isFresh={isFresh} />
          {hunts && <Heap gold={gold} />}
        </li>
      ))}
    </ul>
  )
}

function shipsOf({ ships }: AdmiralState, team: TeamId): readonly ShipAtEnd[] {
  return ships
    .filter((ship) => ship.team === team)
    .map((ship) => {
      const origin = originOf(ship)
      const isPrize = origin !== null && origin !== team
      return {
        id: ship.id,
        picture: <Silhouette kind={ship.class} team={isPrize ? origin : team} width={3} />,
        sunk: ship.at === null,
        ...(isPrize && { flag: <Flag team={team} width={1.125} /> }),
      }
    })
}
