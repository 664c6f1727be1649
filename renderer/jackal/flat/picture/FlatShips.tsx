import { SIDES, type Team } from '../../../../engine/jackal/types.ts'
import { FlagFigure } from '../../insignia/insignia.tsx'
import type { Voyage } from '../../intent/voyage.ts'
import { bowAt } from '../../table/berths.ts'
import { isPlaced } from '../../table/vessels.ts'
import { cornerOf, type SeenBoard } from '../boardCells.ts'
import type { IslandView } from '../useIslandView.ts'

/** The ships of all crews that have their places: distinct by the shape and the emblem of their sail. */
export function FlatShips({ view: { board, teams } }: { readonly view: IslandView }) {
  return teams.filter(isPlaced).map((team) => <FlatShip key={team.id} team={team} board={board} />)
}

interface ShipGhostProps {
  readonly view: IslandView
  readonly voyage: Voyage | null
}

/** The ship at the aimed place, before it is placed or sails there. */
export function FlatShipGhost({ view: { board, teams }, voyage }: ShipGhostProps) {
  const team = teams.find(({ id }) => id === voyage?.team)
  const cell = voyage?.way.at(-1)
  if (!team || !voyage || voyage.boat || cell === undefined) return null
  return (
    <g className="isle-ghost" data-testid="ship-ghost">
      <FlatShip team={{ ...team, ship: cell, bottles: 0 }} board={board} />
    </g>
  )
}

/** The direction of the bow in the picture. */
type Bow = 'right' | 'below' | 'left' | 'above'
const BOWS: readonly Bow[] = ['below', 'left', 'above', 'right']

/** Returns the bow direction of a ship from the player's side of the table. */
function bowSeen(board: SeenBoard, { ship, side }: Team): Bow {
  const bow = SIDES.indexOf(bowAt(board, ship, side))
  return BOWS[(bow + 4 - (board.quarters ?? 0)) % 4] ?? 'right'
}

function FlatShip({ team, board }: { readonly team: Team; readonly board: SeenBoard }) {
  const { x, y } = cornerOf(board, team.ship)
  const bow = bowSeen(board, team)
  return (
    <g transform={`translate(${x} ${y})`} data-testid={`flat-ship-${team.id}`} data-bow={bow}>
      <ellipse className="isle-wake" cx="0.5" cy="0.9" rx="0.5" ry="0.1" />
      <path className="isle-mast" d="M.5.04V.72" />
      <g transform="translate(0.06 0.04) scale(0.0267)">
        <FlagFigure team={team.id} />
      </g>
      <Hull bow={bow} />
      {team.bottles > 0 && (
        <text className="isle-bottles" x="0.9" y="0.62">
          {team.bottles}
        </text>
      )}
    </g>
  )
}

/** The hull from its side, from ahead or from astern. */
function Hull({ bow }: { readonly bow: Bow }) {
  if (bow === 'below') return <BowOn />
  if (bow === 'above') return <SternOn />
  return (
    <g {...(bow === 'left' && { transform: 'translate(1 0) scale(-1 1)' })}>
      <path className="isle-mast" d="M.86.68L1.04.54" />
      <path className="isle-hull" d="M.02.56H.2L.24.7Q.5.76.74.71L.98.64Q.94.82.82.93H.14Q.04.8.02.56Z" />
      <path className="isle-rail" d="M.04.62H.19M.24.76Q.5.82.76.77L.93.72" />
    </g>
  )
}

function BowOn() {
  return (
    <>
      <path className="isle-hull" d="M.16.62Q.5.76.84.62Q.82.84.6.93H.4Q.18.84.16.62Z" />
      <path className="isle-rail" d="M.19.68Q.5.82.81.68M.5.74V.93" />
    </>
  )
}

function SternOn() {
  return (
    <>
      <path className="isle-hull" d="M.2.56H.8L.84.66Q.82.86.7.93H.3Q.18.86.16.66Z" />
      <path className="isle-windows" d="M.29.64H.4V.76H.29ZM.445.64H.555V.76H.445ZM.6.64H.71V.76H.6Z" />
      <path className="isle-rail" d="M.2.82Q.5.87.8.82" />
    </>
  )
}
