import { FIELD_SIZE, fileOf, rankOf } from '../../../../engine/sea-battle/cells.ts'
import type { Cell } from '../../../../engine/sea-battle/types.ts'

interface SightProps {
  readonly cell: Cell
  /** True if the cell may be fired at. */
  readonly open: boolean
}

/** The sight over a cell, with its file and rank lit to the edges, so that a finger does not hide it. */
export function Sight({ cell, open }: SightProps) {
  const [file, rank] = [fileOf(cell), rankOf(cell)]
  return (
    <g className={open ? 'sea-sight' : 'sea-sight is-closed'}>
      <rect className="sea-sight-band" x={file} y="0" width="1" height={FIELD_SIZE} />
      <rect className="sea-sight-band" x="0" y={rank} width={FIELD_SIZE} height="1" />
      <g transform={`translate(${file + 0.5} ${rank + 0.5})`}>
        <circle className="sea-sight-glow" r="0.55" />
        <g className="sea-sight-ink">
          <Cross />
        </g>
        <g className="sea-sight-brass">
          <Cross />
        </g>
        {open && <circle className="sea-sight-dot" r="0.09" />}
      </g>
    </g>
  )
}

function Cross() {
  return (
    <>
      <circle r="0.42" />
      <path d="M0-.67V-.3M0 .67V.3M-.67 0h.37M.67 0H.3" />
    </>
  )
}
