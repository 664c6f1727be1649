import type { Team } from '../../../../engine/jackal/types.ts'
import { FlagFigure } from '../../hud/insignia.tsx'
import { isPlaced } from '../../table/vessels.ts'
import { cornerOf } from '../board/boardCells.ts'
import type { IslandView } from '../useIslandView.ts'

/** The ships of all crews that have their places: told apart by the shape and the emblem of their sail. */
export function FlatShips({ view: { board, teams } }: { readonly view: IslandView }) {
  return teams.filter(isPlaced).map((team) => {
    const { x, y } = cornerOf(board, team.ship)
    return (
      <g key={team.id} transform={`translate(${x} ${y})`}>
        <FlatShip team={team} />
      </g>
    )
  })
}

function FlatShip({ team: { id, bottles } }: { readonly team: Team }) {
  return (
    <>
      <ellipse className="isle-wake" cx="0.5" cy="0.9" rx="0.5" ry="0.1" />
      <path className="isle-mast" d="M.5.04V.72" />
      <g transform="translate(0.06 0.04) scale(0.0267)">
        <FlagFigure team={id} />
      </g>
      <path className="isle-hull" d="M.02.64Q.2.74.5.74T.98.64L.84.93H.16Z" />
      <path className="isle-rail" d="M.05.7Q.25.79.5.79T.95.7" />
      {bottles > 0 && (
        <text className="isle-bottles" x="0.9" y="0.62">
          {bottles}
        </text>
      )}
    </>
  )
}
