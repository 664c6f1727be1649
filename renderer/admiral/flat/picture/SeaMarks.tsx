import { sectorOf } from '../../../../engine/admiral/geometry/headings.ts'
import type { Board } from '../../../../engine/admiral/types.ts'
import type { BoardMarks } from '../../highlights/boardMarks.ts'
import type { ShownBerth } from '../../highlights/shownBerths.ts'
import { cornerOf, middleOf } from '../boardCells.ts'

interface SeaMarksProps {
  readonly board: Board
  readonly overlay: BoardMarks
}

/** Shows the marks flat on the water: danger, berths, the cell under the pointer. */
export function SeaMarks({ board, overlay }: SeaMarksProps) {
  const { underFire, enemyBerths, berths, stops, hovered } = overlay
  return (
    <>
      {[...underFire].map(([cell, guns]) => {
        const { x, y } = cornerOf(board, cell)
        return (
          <path
            key={cell}
            className="waters-danger"
            d={`M${x} ${y + 0.5}l0.5-0.5M${x} ${y + 1}l1-1M${x + 0.5} ${y + 1}l0.5-0.5`}
            opacity={Math.min(1, 0.3 + guns * 0.3)}
          />
        )
      })}
      {[...enemyBerths].map((cell) => {
        const { x, y } = middleOf(board, cell)
        return <path key={cell} className="waters-enemy-berth" d={`M${x - 0.1} ${y + 0.08}l0.1-0.18l0.1 0.18z`} />
      })}
      {berths.map((berth) => (
        <Berth key={berth.cell} berth={berth} board={board} />
      ))}
      {stops.map((cell) => {
        const { x, y } = middleOf(board, cell)
        return <path key={cell} className="waters-stop" d={`M${x - 0.2} ${y - 0.2}l0.4 0.4m0-0.4l-0.4 0.4`} />
      })}
      {hovered !== null && (
        <rect
          className="waters-pointed"
          {...cornerOf(board, hovered)}
          width="1"
          height="1"
          rx="0.08"
          data-testid="flat-pointed"
        />
      )}
    </>
  )
}

/**
 * A cell in range: the possible headings along the rim, the points left in the middle; dashed if the ship may be fired
 * at there.
 */
function Berth({ berth, board }: { readonly berth: ShownBerth; readonly board: Board }) {
  const { x, y } = cornerOf(board, berth.cell)
  return (
    <g transform={`translate(${x + 0.5} ${y + 0.5})`} data-testid="flat-berth">
      {['waters-berth-edge', `waters-berth ${berth.underFire ? 'is-hot' : ''}`].map((name) => (
        <rect key={name} className={name} x="-0.46" y="-0.46" width="0.92" height="0.92" rx="0.12" />
      ))}
      {berth.headings.map((heading) => (
        <path
          key={heading}
          className="waters-arrow"
          d="M0-0.44L0.09-0.28H-0.09z"
          transform={`rotate(${sectorOf(heading) * 45})`}
        />
      ))}
      <text className="waters-points" y="0.1">
        {berth.left}
      </text>
    </g>
  )
}
