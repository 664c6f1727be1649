import type { TeamId } from '../../../../engine/jackal/types.ts'
import { FlagFigure } from '../../insignia/insignia.tsx'
import { stepSpot } from '../../table/slots.ts'
import { cornerOf, middleOf } from '../boardCells.ts'
import type { IslandView } from '../useIslandView.ts'

/** The lifeboat on its tile, or in the sea under its crew's flag; in hand, its bearer shows it. */
export function FlatBoat({ view: { board, lifeboat, pieces, tiles } }: { readonly view: IslandView }) {
  if (!lifeboat || pieces.some(({ load }) => load === 'boat')) return null
  if (lifeboat.afloat) {
    const { x, y } = cornerOf(board, lifeboat.at)
    return (
      <g transform={`translate(${x + 0.5} ${y + 0.78})`}>
        <ellipse className="isle-wake" cy="0.1" rx="0.46" ry="0.09" />
        <BoatFigure />
        <BoatFlag team={lifeboat.team} />
      </g>
    )
  }
  const { x, y } = middleOf(board, lifeboat.at)
  const kind = tiles[lifeboat.at]?.kind ?? 'closed'
  const step = lifeboat.step > 0 && kind !== 'closed' ? stepSpot(kind, lifeboat.step) : { x: -0.08, z: -0.24 }
  return (
    <g transform={`translate(${x + step.x} ${y + step.z}) scale(${lifeboat.step > 0 ? 0.6 : 0.8})`}>
      <BoatFigure />
    </g>
  )
}

/** The hull, its waterline amidships on the origin, 0.8 wide. */
export function BoatFigure() {
  return (
    <g className="isle-boat">
      <path d="M-.42-.2Q0-.04.42-.2Q.38.06.24.12H-.24Q-.38.06-.42-.2Z" fill="#b98446" />
      <path d="M-.4-.15Q0 .01.4-.15" fill="none" stroke="#d6493c" strokeWidth="0.07" />
    </g>
  )
}

function BoatFlag({ team }: { readonly team: TeamId }) {
  return (
    <g transform="translate(0.2 -0.62) scale(0.0125)">
      <FlagFigure team={team} />
    </g>
  )
}
