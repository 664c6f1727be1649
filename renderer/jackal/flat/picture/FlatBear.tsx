import type { BearStep } from '../../../../engine/jackal/foresight.ts'
import type { Cell } from '../../../../engine/jackal/types.ts'
import { middleOf, type SeenBoard } from '../boardCells.ts'

/** The bear at its cell (J-ARCH). */
export function FlatBear({ board, at }: { readonly board: SeenBoard; readonly at: Cell }) {
  const { x, y } = middleOf(board, at)
  return (
    <g className="isle-bear" transform={`translate(${x} ${y})`}>
      <ellipse cy="0.4" rx="0.4" ry="0.09" fill="#0007" stroke="none" />
      <path d="M-.36.4Q-.44-.04 0-.1T.36.4Q0 .5-.36.4Z" />
      <circle cx="-.19" cy="-.38" r=".1" />
      <circle cx=".19" cy="-.38" r=".1" />
      <circle cy="-.2" r=".28" />
      <ellipse className="isle-bear-light" cy="-.11" rx=".14" ry=".11" />
      <path className="isle-bear-dark" d="M-.16-.3h.08v.07h-.08zM.08-.3h.08v.07h-.08zM-.06-.18H.06L0-.1z" />
    </g>
  )
}

/** The bear's step at the end of the turn: a dotted way, and its paw at the end. */
export function BearWay({ board, step: { from, to } }: { readonly board: SeenBoard; readonly step: BearStep }) {
  const [a, b] = [middleOf(board, from), middleOf(board, to)]
  const d = `M${a.x} ${a.y}L${b.x} ${b.y}`
  return (
    <>
      <path className="isle-route-shade" d={d} />
      <path className="isle-route is-bear" d={d} />
      <g transform={`translate(${b.x} ${b.y})`} data-testid="bear-step">
        <circle className="isle-badge is-sign" r="0.22" />
        <path
          className="isle-paw"
          d="M0-.03q.12 0 .12.1T0 .15-.12.07 0-.03zM-.14-.1h.001M-.05-.14h.001M.05-.14h.001M.14-.1h.001"
        />
      </g>
    </>
  )
}
