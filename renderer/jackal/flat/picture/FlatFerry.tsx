import type { Cell } from '../../../../engine/jackal/types.ts'
import { ferryYaw } from '../../table/ferryAnchors.ts'
import { middleOf, type SeenBoard } from '../boardCells.ts'

const PLANKS = [-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3]

/** A ferry from above, moored from bank to bank. */
export function FlatFerry({ board, cell }: { readonly board: SeenBoard; readonly cell: Cell }) {
  const { x, y } = middleOf(board, cell)
  const turn = (ferryYaw(board, cell) * 180) / Math.PI + (board.quarters ?? 0) * 90
  return (
    <g className="isle-ferry" transform={`translate(${x} ${y}) rotate(${-turn})`} data-testid="flat-ferry">
      <path className="isle-mooring" d="M-.44-.42L-.3-.3M.44-.42L.3-.3M-.44 .42L-.3 .3M.44 .42L.3 .3" />
      <path className="isle-deck" d="M-.4-.34H.4L.49-.2V.2L.4 .34H-.4L-.49 .2V-.2Z" />
      <path className="isle-planks" d={PLANKS.map((at) => `M${at}-.3V.3`).join('')} />
      <path className="isle-ferry-rail" d="M-.38-.3H.38M-.38 .3H.38" />
      {[-0.44, 0.44].flatMap((px) =>
        [-0.42, 0.42].map((py) => <circle key={`${px} ${py}`} className="isle-pile" cx={px} cy={py} r="0.045" />),
      )}
    </g>
  )
}
